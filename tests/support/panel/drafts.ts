import type { BrowserContext, Page } from '@playwright/test';

export async function newTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  return page;
}

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { phone } from './phone.ts';

export type Line = {
  bitsPerSecond: number;
  /** Until a response begins, in ms. */
  latency: number;
};

/** A weak mobile connection. */
export const slowLine: Line = { bitsPerSecond: 400_000, latency: 400 };

/**
 * Opens a page as a first visit of a phone on a slow line. Returns as soon as the response begins. The caller closes
 * the page's context.
 *
 * @param prepare runs before the page is opened
 */
export async function openOnSlowLine(
  browser: Browser,
  url: string,
  line: Line,
  options: BrowserContextOptions & { prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  const { prepare, ...contextOptions } = options;
  const context = await browser.newContext({ ...phone, ...contextOptions });
  const page = await context.newPage();
  await prepare?.(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = line.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

import type { Browser, Page } from '@playwright/test';
import { navigation } from '#content/messages/en/site/layout.ts';
import { portfolio } from '#content/messages/en/site/portfolio.ts';
import { hydrated } from '../tests/support/browser/site-test.ts';
import type { BenchResult } from './bench-result.ts';
import { recordEvents, slowestEvent } from './support/event-timing.ts';
import { findNewestPost } from './support/find-paths.ts';
import { phone } from './support/phone.ts';
import { startBrowser } from './support/start-browser.ts';
import { startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const visits = 9;

type Interaction = {
  name: string;
  path: string;
  /** The action needs a wide screen, because a phone's bar does not show the menus. */
  isWide?: true;
  act: (page: Page) => Promise<void>;
};

/**
 * Measures INP on a CPU that is slowed down four times: from an input to the frame that shows its effect. Each action
 * runs twice in a visit, after the page has loaded and again after React has hydrated. The slowest event counts.
 */
export async function interaction(): Promise<BenchResult[]> {
  const site = await startSite();
  const { browser } = await startBrowser();
  const results: BenchResult[] = [];
  for (const one of interactions(await findNewestPost(site))) {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1)
      times.push(await slowestInVisit(browser, site.origin, one));
    results.push({
      name: `INP: ${one.name}`,
      unit: 'ms',
      value: median(times),
      aim: 100,
      note: 'Chromium rounds to 8 ms, and reports none below 16',
    });
  }
  await browser.close();
  await site.stop();
  return results;
}

function interactions(post: string): Interaction[] {
  const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
  return [
    {
      name: 'menu, home on a phone',
      path: '/',
      act: (page) => page.getByRole('button', { name: navigation.openMenu }).tap(),
    },
    { name: 'language menu, post', path: post, isWide: true, act: press(navigation.language) },
    {
      name: 'theme, post',
      path: post,
      isWide: true,
      async act(page) {
        await press(navigation.theme)(page);
        const isDark = await page.getByRole('radio', { name: navigation.dark }).isChecked();
        const other = isDark ? navigation.light : navigation.dark;
        await page.getByRole('radio', { name: other }).check();
      },
    },
    {
      name: 'search typing, blog on a phone',
      path: '/blog',
      act: (page) => page.getByRole('searchbox').pressSequentially('software', { delay: 80 }),
    },
    {
      name: 'modal, portfolio on a phone',
      path: '/portfolio',
      act: (page) => page.getByLabel(portfolio.open.replace('{title}', '')).first().tap(),
    },
  ];
}

async function slowestInVisit(
  browser: Browser,
  origin: string,
  { path, isWide, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext(isWide ? {} : phone);
  const page = await context.newPage();
  await recordEvents(page);
  await page.goto(origin + path);
  await act(page);
  const first = await slowestEvent(page);
  await hydrated(page);
  await page.keyboard.press('Escape');
  await act(page);
  const second = await slowestEvent(page);
  await context.close();
  return Math.max(first, second);
}

import type { Browser } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { BenchResult } from './bench-result.ts';
import { findNewestPost } from './support/find-paths.ts';
import { phone } from './support/phone.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { startBrowser } from './support/start-browser.ts';
import { startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const visits = 3;

/** A weak mobile connection: 400 kbit/s, and 400 ms until a response begins. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Measures when a first-time visitor on a slow connection sees the first paint. */
export async function firstPaint(): Promise<BenchResult[]> {
  const site = await startSite();
  const { browser } = await startBrowser();
  const results: BenchResult[] = [];
  for (const language of languages) {
    const pages = {
      home: pathInLanguage('/', language),
      post: await findNewestPost(site, language),
    };
    for (const [kind, path] of Object.entries(pages)) {
      await readSettledResponse(site.origin + path);
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1)
        times.push(await timeOfFirstPaint(browser, site.origin + path));
      results.push({
        name: `${kind} in ${language}, first paint at 400 kbit/s and 400 ms`,
        unit: 'ms',
        value: median(times),
        aim: 600,
      });
    }
  }
  await browser.close();
  await site.stop();
  return results;
}

async function timeOfFirstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(url, { waitUntil: 'commit' });
  const timeMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return timeMs;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { BenchResult } from './bench-result.ts';
import { signIn } from './support/editor.ts';
import { findNewestPost } from './support/find-paths.ts';
import { openOnSlowLine, slowLine } from './support/open-on-slow-line.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { startBrowser } from './support/start-browser.ts';
import { startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const visits = 3;

/** Measures when a first-time visitor on a slow connection sees the first paint, and a reviewer without script. */
export async function firstPaint(): Promise<BenchResult[]> {
  const site = await startSite();
  const editor = await signIn(site);
  const { browser } = await startBrowser();
  const results: BenchResult[] = [];
  for (const language of languages) {
    const post = await findNewestPost(site, language);
    const pages = [
      { kind: 'home', path: pathInLanguage('/', language), hasScript: true },
      { kind: 'post', path: post, hasScript: true },
      {
        kind: 'page of a reviewer without script',
        path: await editor.shareForReview(post, language),
        hasScript: false,
      },
    ];
    for (const { kind, path, hasScript } of pages) {
      // That of a reviewer is rendered for each visit.
      if (hasScript) await readSettledResponse(site.origin + path);
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1)
        times.push(await timeOfFirstPaint(browser, site.origin + path, hasScript));
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

async function timeOfFirstPaint(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
): Promise<number> {
  const page = await openOnSlowLine(browser, url, slowLine, { javaScriptEnabled });
  let timeMs: number | undefined;
  while (timeMs === undefined) {
    await pause(200);
    timeMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
  }
  await page.context().close();
  return timeMs;
}

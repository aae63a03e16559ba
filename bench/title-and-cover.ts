import type { Browser } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import type { BenchResult } from './bench-result.ts';
import { findNewestPost } from './support/find-paths.ts';
import { type Line, openOnSlowLine, slowLine } from './support/open-on-slow-line.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { startBrowser } from './support/start-browser.ts';
import { startPlainCopy } from './support/start-plain-copy.ts';
import { startSite } from './support/start-site.ts';
import { startStaticCopy } from './support/start-static-copy.ts';
import { median } from './support/statistics.ts';

const visits = 5;

const lines: Readonly<Record<string, Line>> = {
  '1.6 Mbit/s and 150 ms': { bitsPerSecond: 1_600_000, latency: 150 },
  '400 kbit/s and 400 ms': slowLine,
};

const fastLine: Line = { bitsPerSecond: 100_000_000, latency: 0 };

type Painted = { title: number; cover: number };

/**
 * When a first visit on a slow line sees the title and the cover of an article, beside the same page as a static file
 * and beside a plain page with the same title, cover and text. `BESIDE`, such as
 * `WordPress=http://localhost:8080/?p=4`, adds the same article of other systems; it is compared with the newest
 * English one. The visits take turns.
 */
export async function titleAndCover(): Promise<BenchResult[]> {
  const site = await startSite();
  const staticCopy = await startStaticCopy(site.origin);
  const { browser } = await startBrowser();
  const results: BenchResult[] = [];
  for (const language of languages) {
    const path = await findNewestPost(site, language);
    await readSettledResponse(site.origin + path);
    const plain = await startPlainCopy(browser, site.origin + path);
    const references = [
      ['its static copy', staticCopy.origin + path] as const,
      ['a plain page', plain.origin] as const,
      ...(language === 'en' ? namedUrls(process.env.BESIDE ?? '') : []),
    ];
    await timesOfPaint(browser, staticCopy.origin + path, fastLine);
    await staticCopy.filled();
    for (const [name, line] of Object.entries(lines)) {
      const urls = [site.origin + path, ...references.map(([, url]) => url)];
      const [ours, ...others] = await measureInTurns(browser, urls, line);
      for (const [index, [reference]] of references.entries())
        for (const part of ['title', 'cover'] as const) {
          const [own, other] = [ours?.[part] ?? Number.NaN, others[index]?.[part] ?? Number.NaN];
          results.push({
            name: `${part} of a post in ${language} against ${reference}, ${name}`,
            unit: 'ratio',
            value: own / other,
            aim: 1,
            note: `${own.toFixed(0)} ms against ${other.toFixed(0)} ms`,
          });
        }
    }
    await plain.stop();
  }
  await browser.close();
  await staticCopy.stop();
  await site.stop();
  return results;
}

function namedUrls(list: string): (readonly [name: string, url: string])[] {
  return list.split(' ').flatMap((word) => {
    const [, name, url] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    return name && url ? [[name, url] as const] : [];
  });
}

/** The medians for each URL. */
async function measureInTurns(
  browser: Browser,
  urls: readonly string[],
  line: Line,
): Promise<Painted[]> {
  const times: Painted[][] = urls.map(() => []);
  for (let visit = 0; visit < visits; visit += 1)
    for (const [index, url] of urls.entries())
      times[index]?.push(await timesOfPaint(browser, url, line));
  return times.map((all) => ({
    title: median(all.map(({ title }) => title)),
    cover: median(all.map(({ cover }) => cover)),
  }));
}

async function timesOfPaint(browser: Browser, url: string, line: Line): Promise<Painted> {
  const page = await openOnSlowLine(browser, url, line, {
    prepare: (opened) => opened.addInitScript(markTitleAndCover),
  });
  const times = await page.waitForFunction(() => {
    const { title, cover } = window as { title?: number; cover?: number };
    return title !== undefined && cover !== undefined && { title, cover };
  });
  const painted = await times.jsonValue();
  await page.context().close();
  if (!painted) throw new Error(`${url} must show a title and a cover`);
  return painted;
}

/** Runs in the page. The browser reports when it has painted an element that had the attribute before. */
function markTitleAndCover(): void {
  const mark = (selector: string, name: string) =>
    document.querySelector(selector)?.setAttribute('elementtiming', name);
  new MutationObserver(() => {
    mark('h1', 'title');
    mark('main img, article img', 'cover');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier, startTime } = entry as PerformanceEntry & { identifier: string };
      const times = window as unknown as Record<string, number>;
      times[identifier] ??= startTime;
    }
  }).observe({ type: 'element', buffered: true });
}

import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { type PageId, pageIds, pages } from '#pages.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
  withSlug,
} from '../support/browser/site-test.ts';

/**
 * The largest size of a page in kB of 1,000 bytes, with brotli for text: the requests before the script, and the script
 * when it loads. The comments have the specified limits: everything before the script, and the script.
 *
 * A change of the panel alone makes the public script up to a hundred bytes larger or smaller: the hashes in the
 * names of its files compress differently. Each budget of a script leaves 0.15 kB or more for that.
 */
const budgets = {
  home: { html: 19.8, fonts: 37, pictures: 3, script: 110.4 }, // 90 (16, 45, 29), 105
  about: { html: 12.5, fonts: 37, pictures: 4, script: 103.2 }, // 75, 100
  follow: { html: 11.5, fonts: 37, pictures: 1, script: 103 },
  privacy: { html: 15.8, fonts: 37, pictures: 1, script: 102.1 }, // 75, 100
  portfolio: { html: 13, fonts: 37, pictures: 102, script: 105.4 }, // 140, 105
  // The first cover may be 1,200 px wide: Chromium sometimes requests it before it applies the phone's settings.
  blog: { html: 17, fonts: 37, pictures: 46, script: 106 }, // 110, 115
  post: { html: 18.6, fonts: 61, pictures: 24, script: 105.8 }, // 110, 115
  tag: { html: 12, fonts: 37, pictures: 12, script: 102.5 }, // 110, 115
} as const satisfies Record<
  Exclude<PageId, 'terms' | 'category' | 'series'>,
  Record<string, number>
>;

/**
 * The globe of the home page has a script of its own, and so have fonts that come after the first paint. Styles are
 * inside the page.
 */
const besides = { globe: 10, lateFonts: 1.5, style: 0 };

/** The two legal documents only differ in length, tags, categories and series in their texts. */
const measuredPages = pageIds.filter(
  (id) => id !== 'terms' && id !== 'category' && id !== 'series',
);

type Cost = Record<(typeof columns)[number], number>;

/** The phone of Lighthouse's mobile report. */
const screen = { width: 412, height: 823 };

test.use({
  viewport: screen,
  screen,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

test('every page stays within its budget of bytes, in every language', async ({
  browser,
  page,
}) => {
  test.slow();
  const visitor = await browser.newPage();
  // Videos load last. A page with a Playwright route has no cache, so each visit is a first visit.
  await visitor.route(/\.(webm|mp4)$/, (route) => route.abort());
  const rows: string[] = [];
  const over: string[] = [];
  for (const language of languages) {
    const [post] = await listedPosts(page, language);
    for (const id of measuredPages) {
      const cost = await measure(visitor, pathIn(language, withSlug(pages[id].path, post)));
      const limits = { ...budgets[id], ...besides };
      const name = `${id} ${language}`.padEnd(14);
      rows.push(
        `${name}${columns.map((part) => `${part} ${(cost[part] / 1000).toFixed(2)}/${limits[part]}`.padEnd(22)).join('')}`,
      );
      over.push(
        ...columns
          .filter((part) => cost[part] > limits[part] * 1000)
          .map((part) => `${name}${part}`),
      );
    }
  }
  expect(over, `kB reached / budget\n${rows.join('\n')}\n`).toEqual([]);
});

const columns = ['html', 'fonts', 'pictures', 'script', 'globe', 'lateFonts', 'style'] as const;

/** The bytes of a first visit. */
async function measure(page: Page, path: string): Promise<Cost> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const cost: Cost = {
    html: 0,
    fonts: 0,
    pictures: 0,
    script: 0,
    globe: 0,
    lateFonts: 0,
    style: 0,
  };
  for (const response of new Map(responses.map((each) => [each.url(), each])).values()) {
    const part = partOf(response);
    // Prefetched files belong to the next page.
    if (!part || response.request().headers()['sec-purpose']) continue;
    const weight = weights.get(response.url()) ?? (await weigh(response));
    weights.set(response.url(), weight);
    cost[part] += weight;
  }
  return cost;
}

/** Sizes by URL, because most files are the same for all pages. */
const weights = new Map<string, number>();

function partOf(response: Response): keyof Cost | undefined {
  const path = new URL(response.url()).pathname;
  switch (response.request().resourceType()) {
    case 'document':
      return 'html';
    case 'font':
      return 'fonts';
    case 'image':
      return 'pictures';
    case 'stylesheet':
      return 'style';
    case 'script':
      if (path.includes('/globe-canvas')) return 'globe';
      return path.includes('/late-fonts') ? 'lateFonts' : 'script';
  }
  // The land of the globe, an SVG file of the page.
  return path.endsWith('.svg') ? 'pictures' : undefined;
}

/** The size that a proxy or the page cache sends: text at brotli's best quality. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|javascript|svg/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
}

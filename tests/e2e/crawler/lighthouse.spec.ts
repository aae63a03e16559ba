import { chromium, expect, test } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { browserOptions } from '../../support/browser-options.ts';
import { listedPosts, pathIn, plainPages } from '../site-test.ts';

/** The terms are of the kind of the privacy policy. */
const kindsOfPages = plainPages.filter((path) => path !== '/terms-of-service');

/** Arabic pages are the Kurdish ones in other words. */
for (const language of ['en', 'ckb'] as const) {
  test(`${language}: Lighthouse gives every kind of page 100 for search`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const [post] = await listedPosts(page, language);
    const port = await getPort();
    const { args, ...options } = browserOptions();
    // Lighthouse finds its browser by a port of its own.
    const browser = await chromium.launch({
      ...options,
      args: [...(args ?? []), `--remote-debugging-port=${port}`],
    });
    for (const path of [...kindsOfPages, `/blog/${post?.slug}`]) {
      const url = baseURL + pathIn(language, path);
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: ['seo'],
        disableFullPageScreenshot: true,
        // The head is there at once; speed is measured elsewhere.
        pauseAfterFcpMs: 0,
        pauseAfterLoadMs: 0,
        networkQuietThresholdMs: 0,
        cpuQuietThresholdMs: 0,
      });
      const report = result?.lhr;
      const faults = Object.values(report?.audits ?? {}).filter(
        ({ score }) => score !== null && score < 1,
      );
      expect(
        faults.map(({ id, explanation }) => `${id} ${explanation ?? ''}`),
        url,
      ).toEqual([]);
      expect(report?.categories.seo?.score, url).toBe(1);
    }
    await browser.close();
  });
}

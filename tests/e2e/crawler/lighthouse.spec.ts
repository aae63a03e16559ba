import { chromium, expect, test } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { browserOptions } from '../../support/browser-options.ts';
import { languages, listedPosts, pathIn, plainPages } from '../site-test.ts';

for (const language of languages) {
  test(`${language}: Lighthouse gives every page 100 for search`, async ({ page, baseURL }) => {
    test.slow();
    const [post] = await listedPosts(page, language);
    const port = await getPort();
    const { args, ...options } = browserOptions();
    // Lighthouse finds its browser by a port of its own.
    const browser = await chromium.launch({
      ...options,
      args: [...(args ?? []), `--remote-debugging-port=${port}`],
    });
    for (const path of [...plainPages, `/blog/${post?.slug}`]) {
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

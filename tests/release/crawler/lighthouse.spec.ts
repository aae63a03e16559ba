import { chromium, expect, test } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { browserOptions } from '../../support/browser/browser-options.ts';
import {
  languages,
  listedPosts,
  pathIn,
  staticPagePaths,
} from '../../support/browser/site-test.ts';

test('Lighthouse scores every kind of page 100 for SEO, and posts in every language', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const port = await getPort();
  const { args, ...options } = browserOptions();
  // Lighthouse connects to its browser by a debugging port.
  const browser = await chromium.launch({
    ...options,
    args: [...(args ?? []), `--remote-debugging-port=${port}`],
  });
  // pages.spec.ts tests the other languages of each page.
  const paths = staticPagePaths.map((path, index) =>
    pathIn(languages[index % languages.length] ?? 'en', path),
  );
  for (const language of languages) {
    const [post] = await listedPosts(page, language);
    paths.push(pathIn(language, `/blog/${post?.slug}`));
  }
  for (const path of paths) {
    const result = await lighthouse(baseURL + path, {
      port,
      logLevel: 'error',
      onlyCategories: ['seo'],
      disableFullPageScreenshot: true,
      // The head is complete at once. Speed is measured elsewhere.
      pauseAfterFcpMs: 0,
      pauseAfterLoadMs: 0,
      networkQuietThresholdMs: 0,
      cpuQuietThresholdMs: 0,
    });
    const report = result?.lhr;
    const issues = Object.values(report?.audits ?? {}).filter(
      ({ score }) => score !== null && score < 1,
    );
    expect(
      issues.map(({ id, explanation }) => `${id} ${explanation ?? ''}`),
      path,
    ).toEqual([]);
    expect(report?.categories.seo?.score, path).toBe(1);
  }
  await browser.close();
});

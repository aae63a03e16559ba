import { expect } from '@playwright/test';
import { LinkChecker } from 'linkinator';
import { readText, test } from '../../support/crawler/crawled-site.ts';

test('no link inside the site is broken, in pages, styles and structured data, with or without a fragment', async ({
  site,
}) => {
  const { origin } = site;
  const closed = await readClosedPaths(origin);
  const moved: string[] = [];
  const checker = new LinkChecker();
  checker.on('redirect', ({ url }) => moved.push(url));
  const { links } = await checker.check({
    path: `${origin}/`,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    redirects: 'warn',
    concurrency: 8,
    linksToSkip: async (link) =>
      !link.startsWith(`${origin}/`) || closed.some((path) => link.startsWith(origin + path)),
  });
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`)).toEqual([]);
  // The language menu keeps a post's path, and the server redirects to its translation (docs/decisions/0004).
  const mayMove = /\/blog\/[^/]+$/;
  expect(
    moved.filter((url) => !mayMove.test(url)),
    'links that do not lead straight to their page',
  ).toEqual([]);

  const followed = new Set(links.filter(({ state }) => state === 'OK').map(({ url }) => url));
  const unreached = site.entries.filter(({ url }) => !followed.has(url));
  expect(
    unreached.map(({ url }) => url),
    'pages that links do not lead to',
  ).toEqual([]);
});

/** The paths that robots.txt disallows. */
async function readClosedPaths(origin: string): Promise<string[]> {
  const rules = await readText(`${origin}/robots.txt`);
  return [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
}

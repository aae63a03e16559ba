import { languages } from '#i18n/languages.ts';
import { staticPagePaths } from '#pages.ts';
import type { BenchResult } from './bench-result.ts';
import { findPosts, inEveryLanguage } from './support/find-paths.ts';
import { readPage } from './support/read-page.ts';
import { startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const starts = 2;

const firstPage = '/privacy';

/**
 * Measures how long the first reader of a page waits. Each page is requested once after a start, so that no cache has
 * it. Other pages come before it, so that the code is loaded and compiled.
 */
export async function firstRender(): Promise<BenchResult[]> {
  const times: { home: number[]; post: number[] } = { home: [], post: [] };
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite({ firstPage });
    const posts = (
      await Promise.all(languages.map((language) => findPosts(site, language)))
    ).flat();
    const timed = { home: inEveryLanguage('/'), post: posts.slice(3) };
    const others = staticPagePaths.filter((path) => !['/', firstPage].includes(path));
    const before = others.flatMap(inEveryLanguage);
    for (const path of [...before, ...posts.slice(0, 3)]) await readPage(site.origin + path);
    for (const kind of ['post', 'home'] as const)
      for (const path of timed[kind]) times[kind].push((await readPage(site.origin + path)).tookMs);
    await site.stop();
  }
  return (['home', 'post'] as const).map((kind) => ({
    name: `${kind}, first render`,
    unit: 'ms',
    value: median(times[kind]),
    note: `median of ${times[kind].length}, over HTTP`,
  }));
}

import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '#i18n/languages.ts';
import { staticPagePaths } from '#pages.ts';
import type { BenchResult } from './bench-result.ts';
import { loadUrl } from './load/load-url.ts';
import { findPosts, inEveryLanguage } from './support/find-paths.ts';
import { readPage } from './support/read-page.ts';
import { serverCore } from './support/run-on-core.ts';
import { startSite } from './support/start-site.ts';
import { median, percentile } from './support/statistics.ts';

const starts = 2;

const firstPage = '/privacy';

/** V8 collects the garbage of a rush of readers, and gives memory back. */
const idleMs = 30_000;
const searches = 90;
/** Readers do not come at once. */
const betweenSearchesMs = 100;

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
  return [
    ...(['home', 'post'] as const).map((kind) => ({
      name: `${kind}, first render`,
      unit: 'ms' as const,
      value: median(times[kind]),
      note: `median of ${times[kind].length}, over HTTP`,
    })),
    await searchAfterIdle(),
  ];
}

/** The blog's list for words that nobody searched for, on one core, as small servers have, after a rush of readers. */
async function searchAfterIdle(): Promise<BenchResult> {
  const site = await startSite({ core: serverCore });
  const home = { port: site.port, path: '/' };
  await loadUrl(home, { warmUpMs: 0, measuredMs: 1_500 });
  await pause(idleMs);
  await loadUrl(home, { warmUpMs: 0, measuredMs: 500 });
  const times: number[] = [];
  for (let search = 0; search < searches; search += 1) {
    await pause(betweenSearchesMs);
    const blog = inEveryLanguage('/blog')[search % languages.length];
    times.push((await readPage(`${site.origin}${blog}?q=word${search}`)).tookMs);
  }
  await site.stop();
  return {
    name: 'search after a rush of readers, p90 of first renders',
    unit: 'ms',
    value: percentile(times, 0.9),
    note: `of ${searches} on one core; the median is ${median(times).toFixed(1)} ms`,
  };
}

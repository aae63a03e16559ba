import { setTimeout } from 'node:timers/promises';
import type { BenchResult } from './bench-result.ts';
import { loadUrl } from './load/load-url.ts';
import { type Editor, signIn } from './support/editor.ts';
import { findNewestPost } from './support/find-paths.ts';
import { serverCore } from './support/run-on-core.ts';
import { type Site, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const rounds = 3;
const times = { warmUpMs: 300, measuredMs: 1500 };

/** Far more often than people save, and few enough saves that the rate limits stay out of the figure. */
const pauseMs = 50;

/** Compares reading at 50 connections, while an editor saves one change after the other, with reading at rest. */
export async function readingWhilePublishing(): Promise<BenchResult[]> {
  const site = await startSite({ core: serverCore });
  const editor = await signIn(site);
  const results: BenchResult[] = [];
  for (const [name, path] of [
    ['another post', await findNewestPost(site)],
    ['the list', '/blog'],
  ] as const)
    results.push(await compareP99(name, site, editor, path));
  await site.stop();
  return results;
}

async function compareP99(
  name: string,
  site: Site,
  editor: Editor,
  path: string,
): Promise<BenchResult> {
  const target = { port: site.port, path };
  await loadUrl(target, times);
  const pairs: { atRest: number; publishing: number; saves: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const atRest = (await loadUrl(target, times)).p99Ms;
    const publishing = keepPublishing(editor);
    const { p99Ms } = await loadUrl(target, times);
    pairs.push({ atRest, publishing: p99Ms, saves: await publishing.stop() });
  }
  const middle = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure));
  return {
    name: `reading ${name} while an editor publishes, p99 against p99 at rest`,
    unit: 'ratio',
    value: middle(({ publishing, atRest }) => publishing / atRest),
    aim: 5,
    note: `${middle(({ publishing }) => publishing).toFixed(1)} ms against ${middle(({ atRest }) => atRest).toFixed(1)} ms, with ${middle(({ saves }) => saves)} changes saved meanwhile`,
  };
}

/** Publishes a post and changes it again and again, with a pause after each response. */
function keepPublishing(editor: Editor): { stop: () => Promise<number> } {
  let stopped = false;
  const saving = (async () => {
    let post = await editor.createPost({ title: 'A post that does not come to rest' });
    let saves = 1;
    while (!stopped) {
      post = await editor.editPost(post, { description: `Version ${saves}` });
      saves += 1;
      await setTimeout(pauseMs);
    }
    return saves;
  })();
  return {
    stop() {
      stopped = true;
      return saving;
    },
  };
}

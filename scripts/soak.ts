/**
 * `npm run soak`: ten minutes of readers, searches, crawlers, editors who publish and upload, and probes at once, on the built
 * site; `-- --minutes 1` for less. Ends with 1 where an answer was wrong, the memory went on growing, or a counter is not right.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { prepareSite } from '../tests/support/prepare-site.ts';
import { browser, publish, publishedSlug } from '../tests/support/site-calls.ts';
import { startBuiltSite } from '../tests/support/start-built-site.ts';
import { build, isBuildCurrent } from './build.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const endsAt = performance.now() + Number(values.minutes) * 60_000;

/** Of the memory from the second quarter of the time to the last: in the first, the process fills its caches. */
const allowedGrowth = 1.25;

if (!isBuildCurrent()) await build();
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const file = join(folder, 'site.db');
const headers = await prepareSite(`file:${file}`);
const site = await startBuiltSite(`file:${file}`, {
  LOG_LEVEL: 'error',
  METRICS_PORT: '0',
  TRUST_PROXY: '1',
  // Full within the first minutes: what grows after that is no cache.
  PAGE_CACHE_MB: '2',
});
const [, metrics = ''] = /The metrics are at (\S+)/.exec(site.output()) ?? [];

const faults: string[] = [];
const slugs: string[] = [];
/** Which readers have read which post: each pair is to be counted once. */
const reads = new Set<string>();
let requests = 0;
const memory: number[] = [];

async function ask(path: string, init: RequestInit = {}, expected = 200): Promise<Response> {
  requests += 1;
  const response = await fetch(site.origin + path, init);
  if (response.status !== expected) faults.push(`${path}: ${response.status}`);
  return response;
}

async function repeat(everyMs: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    await work(turn).catch((error: unknown) => faults.push(String(error)));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

async function edit(turn: number): Promise<void> {
  requests += 1;
  const title = `Soak ${turn}`;
  const slug = await publishedSlug(await publish(site.origin, headers, title));
  slugs.push(slug);
  if (!(await (await ask('/blog')).text()).includes(title)) faults.push(`${title} is not shown`);
}

async function read(reader: number, turn: number): Promise<void> {
  const slug = slugs[(turn * 7 + reader) % Math.max(slugs.length, 1)];
  if (!slug) return;
  const address = `198.51.100.${reader * 20 + (turn % 20)}`;
  reads.add(`${slug} ${address}`);
  const response = await ask(`/blog/${slug}`, {
    headers: { 'user-agent': browser, 'x-forwarded-for': address },
  });
  await response.arrayBuffer();
}

const pages = [
  '/',
  '/arabic',
  '/kurdish/blog',
  '/blog?q=soak',
  '/rss.xml',
  '/sitemap.xml',
  '/api/blog/posts?limit=5',
];

await Promise.all([
  repeat(2_000, edit),
  ...Array.from({ length: 8 }, (_, reader) => repeat(5, (turn) => read(reader, turn))),
  ...[1, 2].map((crawler) =>
    repeat(5, async (turn) => {
      await (await ask(pages[(turn + crawler) % pages.length] ?? '/')).arrayBuffer();
    }),
  ),
  repeat(50, async (turn) => {
    await (await ask(`/blog/nothing-${turn}`, {}, 404)).arrayBuffer();
  }),
  repeat(500, async () => {
    await (await ask('/readyz')).arrayBuffer();
  }),
  repeat(5_000, async () => {
    memory.push(residentMegabytes(await (await fetch(metrics)).text()));
    console.log(
      `${Math.ceil((endsAt - performance.now()) / 1_000)} s left: ${requests} requests, ${slugs.length} posts, ${memory.at(-1)} MB, ${faults.length} faults`,
    );
  }),
]);

const output = site.output();
const code = await site.stop();
if (code !== 0) faults.push(`It ended with ${code}`);
if (output.includes('"level":"error"')) faults.push(output);
const counted = countStored(file);
if (counted.views !== reads.size || counted.readers !== reads.size || counted.daily !== reads.size)
  faults.push(`${reads.size} readers, counted as ${JSON.stringify(counted)}`);
if (counted.posts !== slugs.length) faults.push(`${slugs.length} posts, ${counted.posts} stored`);
const quarter = Math.ceil(memory.length / 4);
const early = average(memory.slice(quarter, 2 * quarter));
const late = average(memory.slice(-quarter));
if (late > early * allowedGrowth) faults.push(`Memory grew from ${early} to ${late} MB`);
rmSync(folder, { recursive: true });

console.log(
  `${requests} requests, ${slugs.length} posts published, ${reads.size} readers counted as ${counted.views}, memory ${early} MB then ${late} MB`,
);
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(faults.length === 0 ? 'No fault' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function residentMegabytes(text: string): number {
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Math.round(Number(bytes) / 1024 / 1024);
}

function average(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}

function countStored(path: string) {
  const database = new DatabaseSync(path);
  const count = (query: string) => Number(database.prepare(query).get()?.count);
  const counts = {
    posts: count('select count(*) as count from posts'),
    views: count('select sum(views) as count from posts'),
    daily: count('select sum(views) as count from post_views_daily'),
    readers: count('select count(*) as count from post_readers'),
  };
  database.close();
  return counts;
}

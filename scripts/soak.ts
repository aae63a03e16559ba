/**
 * `npm run soak`: ten minutes of concurrent readers, searches, crawlers, editors and health probes on the built site;
 * `-- --minutes 1` for less. Exits with 1 when a response was wrong, memory kept growing, or a counter is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { prepareSite } from '../tests/support/prepare-site.ts';
import { browser, publish, publishedSlug } from '../tests/support/site-calls.ts';
import { startBuiltSite } from '../tests/support/start-built-site.ts';
import { buildIfNeeded } from './build.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const endsAt = performance.now() + Number(values.minutes) * 60_000;

/** The allowed growth of memory from the second quarter to the last. In the first quarter the caches fill. */
const allowedGrowth = 1.25;

await buildIfNeeded();
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const file = join(folder, 'site.db');
const headers = await prepareSite(`file:${file}`);
const site = await startBuiltSite(`file:${file}`, {
  LOG_LEVEL: 'error',
  METRICS_PORT: '0',
  TRUST_PROXY: '1',
  // Small enough to fill in the first minutes. Later growth is then not the cache.
  PAGE_CACHE_MB: '2',
});
const [, metrics = ''] = /The metrics are at (\S+)/.exec(site.output()) ?? [];

const errors: string[] = [];
const slugs: string[] = [];
/** Pairs of post and reader. Each pair must count once. */
const reads = new Set<string>();
let requests = 0;
const memory: number[] = [];

async function ask(path: string, init: RequestInit = {}, expected = 200): Promise<Response> {
  requests += 1;
  const response = await fetch(site.origin + path, init);
  if (response.status !== expected) errors.push(`${path}: ${response.status}`);
  return response;
}

async function repeat(everyMs: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    await work(turn).catch((error: unknown) => errors.push(String(error)));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

async function edit(turn: number): Promise<void> {
  requests += 1;
  const title = `Soak ${turn}`;
  const slug = await publishedSlug(await publish(site.origin, headers, title));
  slugs.push(slug);
  if (!(await (await ask('/blog')).text()).includes(title)) errors.push(`${title} is not shown`);
}

async function read(reader: number, turn: number): Promise<void> {
  const slug = slugs[(turn * 7 + reader) % Math.max(slugs.length, 1)];
  if (!slug) return;
  const clientIp = `198.51.100.${reader * 20 + (turn % 20)}`;
  reads.add(`${slug} ${clientIp}`);
  const response = await ask(`/blog/${slug}`, {
    headers: { 'user-agent': browser, 'x-forwarded-for': clientIp },
  });
  await response.arrayBuffer();
}

/** A different visitor for each request, because uncached pages are rate-limited per visitor. */
const from = (turn: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${turn % 250}` } });

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
      await (await ask(pages[(turn + crawler) % pages.length] ?? '/', from(turn))).arrayBuffer();
    }),
  ),
  repeat(50, async (turn) => {
    await (await ask(`/blog/nothing-${turn}`, from(turn), 404)).arrayBuffer();
  }),
  repeat(500, async () => {
    await (await ask('/readyz')).arrayBuffer();
  }),
  repeat(5_000, async () => {
    memory.push(residentMegabytes(await (await fetch(metrics)).text()));
    console.log(
      `${Math.ceil((endsAt - performance.now()) / 1_000)} s left: ${requests} requests, ${slugs.length} posts, ${memory.at(-1)} MB, ${errors.length} errors`,
    );
  }),
]);

const output = site.output();
const code = await site.stop();
if (code !== 0) errors.push(`The exit code must be 0, it was ${code}`);
if (output.includes('"level":"error"')) errors.push(output);
const counted = countStored(file);
if (counted.views !== reads.size || counted.readers !== reads.size || counted.daily !== reads.size)
  errors.push(`${reads.size} readers, counted as ${JSON.stringify(counted)}`);
if (counted.posts !== slugs.length) errors.push(`${slugs.length} posts, ${counted.posts} stored`);
const quarter = Math.ceil(memory.length / 4);
const early = average(memory.slice(quarter, 2 * quarter));
const late = average(memory.slice(-quarter));
if (late > early * allowedGrowth) errors.push(`Memory grew from ${early} to ${late} MB`);
rmSync(folder, { recursive: true });

console.log(
  `${requests} requests, ${slugs.length} posts published, ${reads.size} readers counted as ${counted.views}, memory ${early} MB then ${late} MB`,
);
for (const error of errors.slice(0, 20)) console.error(error);
console.log(errors.length === 0 ? 'No errors' : `${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;

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

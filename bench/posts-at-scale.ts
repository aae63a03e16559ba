import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import type { BenchResult } from './bench-result.ts';
import { addPosts } from './scale/fill-posts.ts';
import { measureStart, type StartCost } from './scale/measure-start.ts';
import { works } from './scale/works.ts';

const sizes = [100, 1_000, 10_000, 50_000] as const;
const largest = 50_000;

/** From this number of posts on, growth is measured. With fewer posts, constant costs hide the cost of each post. */
const growthCountedFrom = 1_000;

const rounds = 5;

/** Two runs of one build differ by up to a half: most of this work takes less than a millisecond. */
const growthNoise = 0.5;

/**
 * Measures work whose time may grow with the number of posts, on both engines. For work that should not grow: the time
 * with 50,000 posts divided by the time with 100. For work whose result grows too: the time per post with 50,000 posts
 * divided by the time per post with 1,000.
 */
export async function measurePostsAtScale(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const postgres = await startPostgres();
  try {
    return [
      ...(await measureEngine('SQLite', `file:${join(folder, 'site.db')}`)),
      ...(await measureEngine('PostgreSQL', `${postgres.url}/postgres`)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds, by the name of the work and the number of posts. */
type Times = Map<string, Map<number, number>>;

async function measureEngine(engine: string, databaseUrl: string): Promise<BenchResult[]> {
  const times: Times = new Map(works.map(({ name }) => [name, new Map()]));
  const starts = new Map<number, StartCost>();
  let filled = 0;
  for (const posts of sizes) {
    const database = await openDatabase(databaseUrl);
    await addPosts(database, filled + 1, posts);
    filled = posts;
    if (engine === 'PostgreSQL') await analyze(database);
    for (const { name, run } of works)
      times.get(name)?.set(posts, await fastestOf(() => run(database, posts)));
    await database.destroy();
    starts.set(posts, await measureStart(databaseUrl));
  }
  return [
    ...works.map((work) => growthOf(work, times.get(work.name))),
    ...startResults(starts),
  ].map((result) => ({ ...result, name: `${engine}: ${result.name}` }));
}

/** Autovacuum would have run this by then. */
async function analyze(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`analyze`.execute(connection);
  });
}

async function fastestOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

function growthOf(
  { name, grows }: (typeof works)[number],
  times: ReadonlyMap<number, number> = new Map(),
): BenchResult {
  const at = (posts: number) => times.get(posts) ?? Number.NaN;
  const note = inWords(times, 'ms');
  const growth = { unit: 'ratio', noise: growthNoise, note } as const;
  return grows
    ? {
        name: `${name}, time for a post with ${largest} against ${growthCountedFrom}`,
        value: atLeastOne((at(largest) / at(growthCountedFrom)) * (growthCountedFrom / largest)),
        aim: 1.2,
        ...growth,
      }
    : {
        name: `${name}, time with ${largest} posts against ${sizes[0]}`,
        value: atLeastOne(at(largest) / at(sizes[0])),
        aim: 2,
        ...growth,
      };
}

/** Nothing takes less time with more posts: then the figure with few was measured too high. */
function atLeastOne(growth: number): number {
  return Math.max(1, growth);
}

function startResults(starts: ReadonlyMap<number, StartCost>): BenchResult[] {
  const column = (field: keyof StartCost) =>
    new Map([...starts].map(([posts, cost]) => [posts, cost[field]]));
  const atMost = (field: keyof StartCost) => column(field).get(largest) ?? Number.NaN;
  const few = (field: keyof StartCost) => column(field).get(sizes[0]) ?? Number.NaN;
  return [
    {
      name: `start, time with ${largest} posts against ${sizes[0]}`,
      unit: 'ratio',
      value: atLeastOne(atMost('firstAnswerMs') / few('firstAnswerMs')),
      aim: 1.5,
      noise: growthNoise,
      note: inWords(column('firstAnswerMs'), 'ms'),
    },
    {
      name: `memory after list and post with ${largest} posts against ${sizes[0]}`,
      unit: 'ratio',
      value: atMost('afterReadingMb') / few('afterReadingMb'),
      aim: 1.5,
      note: inWords(column('afterReadingMb'), 'MB'),
    },
    {
      name: `sitemap file with ${largest} posts, megabytes of memory for one of the file`,
      unit: 'ratio',
      value: (atMost('afterSitemapMb') - atMost('afterReadingMb')) / atMost('sitemapMb'),
      note: `${inWords(column('sitemapMs'), 'ms')}; file ${inWords(column('sitemapMb'), 'MB')}`,
    },
  ];
}

function inWords(values: ReadonlyMap<number, number>, unit: string): string {
  const each = [...values].map(
    ([posts, value]) => `${value.toPrecision(3)} with ${posts.toLocaleString('en-US')}`,
  );
  return `${unit}: ${each.join(', ')}`;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchResult } from './bench-result.ts';
import { loadAddress } from './load/load-address.ts';
import { findNewestPost } from './support/find-addresses.ts';
import { median } from './support/middle.ts';
import { residentMegabytes } from './support/resident-megabytes.ts';
import { startSite } from './support/start-site.ts';

const starts = 5;

/** How soon the built site answers after a start, and what memory it takes. */
export async function processCost(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-starts-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  const firstStart = await startAndStop(databaseUrl);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startAndStop(databaseUrl));
  await rm(folder, { recursive: true });
  return [
    {
      name: 'cold start to the first page',
      unit: 'ms',
      value: median(times),
      aim: 300,
      note: `median of ${starts}; with a new database ${firstStart.toFixed(0)} ms`,
    },
    ...(await memory()),
  ];
}

async function startAndStop(databaseUrl: string): Promise<number> {
  const site = await startSite({ databaseUrl });
  await site.stop();
  return site.firstAnswerMs;
}

async function memory(): Promise<BenchResult[]> {
  const site = await startSite();
  // Until what the start left behind is collected.
  await pause(3000);
  const atRest = residentMegabytes(site.pid);
  const paths = ['/', '/blog', await findNewestPost(site), '/api/blog/posts?language=en'];
  for (const path of paths)
    await loadAddress({ port: site.port, path }, { warmUpMs: 0, measuredMs: 3000 });
  const afterLoad = residentMegabytes(site.pid);
  await site.stop();
  return [
    { name: 'memory at rest', unit: 'MB', value: atRest, aim: 150 },
    {
      name: 'memory after load',
      unit: 'MB',
      value: afterLoad,
      aim: 250,
      note: `50 connections, 3 s each on ${paths.length} addresses`,
    },
  ];
}

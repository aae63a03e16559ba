import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchResult } from './bench-result.ts';
import { connections, loadUrl } from './load/load-url.ts';
import { findNewestPost } from './support/find-paths.ts';
import { residentMegabytes } from './support/resident-megabytes.ts';
import { type Site, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

const starts = 5;
/** Meanwhile maintenance runs, the first visit is written, and the garbage of the start is collected. */
const settleMs = 8000;

/** Measures how soon the built site responds after a start, and its memory. */
export async function processCost(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-starts-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  try {
    return [...(await startTimes(databaseUrl)), ...(await memory(databaseUrl))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function startTimes(databaseUrl: string): Promise<BenchResult[]> {
  const veryFirst = await startAndStop(databaseUrl);
  const others: Site[] = [];
  for (let start = 0; start < starts; start += 1) others.push(await startAndStop(databaseUrl));
  const cpuMs = median(others.map(({ firstAnswerCpuMs }) => firstAnswerCpuMs ?? Number.NaN));
  return [
    {
      name: 'cold start to the first page',
      unit: 'ms',
      value: median(others.map(({ firstAnswerMs }) => firstAnswerMs)),
      aim: 300,
      note: `median of ${starts}, ${cpuMs.toFixed(0)} ms of CPU time; the very first start takes ${veryFirst.firstAnswerMs.toFixed(0)} ms, because it encodes the pictures of the starter posts`,
    },
  ];
}

async function startAndStop(databaseUrl: string): Promise<Site> {
  const site = await startSite({ databaseUrl });
  await site.stop();
  return site;
}

async function memory(databaseUrl: string): Promise<BenchResult[]> {
  // The maintenance of a new database indexes all texts, once.
  const former = await startSite({ databaseUrl });
  await pause(settleMs);
  await former.stop();
  const site = await startSite({ databaseUrl });
  await pause(settleMs);
  const atRest = residentMegabytes(site.pid);
  const paths = ['/', '/blog', await findNewestPost(site), '/api/blog/posts?language=en'];
  for (const path of paths)
    await loadUrl({ port: site.port, path }, { warmUpMs: 0, measuredMs: 3000 });
  const afterLoad = residentMegabytes(site.pid);
  await site.stop();
  return [
    { name: 'memory at rest', unit: 'MB', value: atRest, aim: 150 },
    {
      name: 'memory after load',
      unit: 'MB',
      value: afterLoad,
      aim: 250,
      note: `${connections} connections, 3 s each on ${paths.length} URLs`,
    },
  ];
}

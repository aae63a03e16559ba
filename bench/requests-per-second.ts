import { once } from 'node:events';
import type { BenchResult } from './bench-result.ts';
import type { BareResponse } from './load/bare-server.ts';
import { type Comparison, compareLoad, connections, formatCounts } from './load/load-url.ts';
import { findNewestPost, findScript } from './support/find-paths.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { runOnCore, serverCore, stopProcess } from './support/run-on-core.ts';
import { type Site, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

/** Processes of one build differ, at times by more than a tenth (docs/performance.md): the middle one counts. */
const processes = 3;

const targets = [
  { name: 'post page', pathIn: findNewestPost },
  { name: 'home', pathIn: () => '/' },
  { name: 'API list', pathIn: () => '/api/blog/posts?language=en&fields=summary' },
  {
    name: 'hashed asset',
    pathIn: async (site: Site) => await findScript(site.origin + (await findNewestPost(site))),
  },
];

type Measured = Comparison & { bytes: number };

/** Compares the site at 50 connections with a bare `node:http` server that sends the same bytes. */
export async function requestsPerSecond(): Promise<BenchResult[]> {
  const measured = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]));
  for (let count = 0; count < processes; count += 1) {
    const site = await startSite({ core: serverCore });
    try {
      for (const { name, pathIn } of targets)
        measured.get(name)?.push(await compareWithBare(site, await pathIn(site)));
    } finally {
      await site.stop();
    }
  }
  return [...measured].flatMap(([name, comparisons]) => toResults(name, comparisons));
}

async function compareWithBare(site: Site, path: string): Promise<Measured> {
  const bare = await startBareServer(site.origin + path);
  try {
    const comparison = await compareLoad(
      { port: site.port, pid: site.pid, path },
      { port: bare.port, pid: bare.pid, path },
    );
    return { ...comparison, bytes: bare.bytes };
  } finally {
    await bare.stop();
  }
}

function toResults(name: string, comparisons: readonly Measured[]): BenchResult[] {
  const ratios = comparisons.map(({ ratio }) => ratio);
  const ratio = median(ratios);
  const p99 = (of: 'first' | 'second') => median(comparisons.map((one) => one[of].p99Ms));
  const middle = comparisons.find((one) => one.ratio === ratio);
  return [
    {
      name: `${name}, requests per second of a core against node:http`,
      unit: 'ratio',
      value: ratio,
      aim: 0.9,
      higherIsBetter: true,
      note: `each process ${ratios.map((one) => one.toFixed(2)).join(', ')}${middle ? `; ${middle.bytes} bytes; ${formatCounts(middle)}` : ''}`,
    },
    {
      name: `${name}, p99 at ${connections} connections`,
      unit: 'ms',
      value: p99('first'),
      aim: 10,
      note: `the bare server ${p99('second').toFixed(1)} ms`,
    },
  ];
}

/** Starts a bare server that sends the response of this URL: the same bytes and headers that a browser gets. */
async function startBareServer(
  url: string,
): Promise<{ port: number; pid: number; bytes: number; stop: () => Promise<void> }> {
  const { headers, body } = await readSettledResponse(url);
  const server = runOnCore(serverCore, process.execPath, ['bench/load/bare-server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.send({ headers, bodyBase64: body.toString('base64') } satisfies BareResponse);
  const [port] = await once(server, 'message');
  return { port, pid: server.pid ?? 0, bytes: body.length, stop: () => stopProcess(server) };
}

import { once } from 'node:events';
import type { BenchResult } from './bench-result.ts';
import type { BareResponse } from './load/bare-server.ts';
import { type Comparison, compareLoad, connections, formatCounts } from './load/load-url.ts';
import { findNewestPost, findScript } from './support/find-paths.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { runOnCore, serverCore, stopProcess } from './support/run-on-core.ts';
import { type Site, startSite } from './support/start-site.ts';
import { median } from './support/statistics.ts';

/** V8 compiles the same code in other ways in another process, which makes up to a tenth of a difference. */
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
    for (const { name, pathIn } of targets)
      measured.get(name)?.push(await compareWithBare(site, await pathIn(site)));
    await site.stop();
  }
  return [...measured].flatMap(([name, comparisons]) => toResults(name, comparisons));
}

async function compareWithBare(site: Site, path: string): Promise<Measured> {
  const bare = await startBareServer(site.origin + path);
  const comparison = await compareLoad(
    { port: site.port, pid: site.pid, path },
    { port: bare.port, pid: bare.pid, path },
  );
  await bare.stop();
  return { ...comparison, bytes: bare.bytes };
}

function toResults(name: string, comparisons: readonly Measured[]): BenchResult[] {
  const ratios = comparisons.map(({ ratio }) => ratio);
  const p99 = (of: 'first' | 'second') => median(comparisons.map((one) => one[of].p99Ms));
  const counts = comparisons.map(formatCounts).at(-1);
  return [
    {
      name: `${name}, requests per second of a core against node:http`,
      unit: 'ratio',
      value: median(ratios),
      aim: 0.9,
      higherIsBetter: true,
      note: `each process ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; ${comparisons[0]?.bytes} bytes; ${counts}`,
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

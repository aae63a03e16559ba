import { once } from 'node:events';
import type { BenchResult } from './bench-result.ts';
import type { BareResponse } from './load/bare-server.ts';
import { compareLoad, connections, formatCounts } from './load/load-url.ts';
import { findNewestPost, findScript } from './support/find-paths.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { runOnCore, serverCore, stopProcess } from './support/run-on-core.ts';
import { startSite } from './support/start-site.ts';

/** Compares the site at 50 connections with a bare `node:http` server that sends the same bytes. */
export async function requestsPerSecond(): Promise<BenchResult[]> {
  const site = await startSite({ core: serverCore });
  const post = await findNewestPost(site);
  const asset = await findScript(site.origin + post);
  const targets = [
    { name: 'post page', path: post, aim: 0.9 },
    { name: 'home', path: '/', aim: 0.9 },
    { name: 'API list', path: '/api/blog/posts?language=en&fields=summary', aim: 0.9 },
    { name: 'hashed asset', path: asset, aim: 0.9 },
  ];
  const results: BenchResult[] = [];
  for (const { name, path, aim } of targets) {
    const bare = await startBareServer(site.origin + path);
    const comparison = await compareLoad(
      { port: site.port, pid: site.pid, path },
      { port: bare.port, pid: bare.pid, path },
    );
    await bare.stop();
    results.push(
      {
        name: `${name}, requests per second of a core against node:http`,
        unit: 'ratio',
        value: comparison.ratio,
        aim,
        higherIsBetter: true,
        note: `${bare.bytes} bytes; ${formatCounts(comparison)}`,
      },
      {
        name: `${name}, p99 at ${connections} connections`,
        unit: 'ms',
        value: comparison.first.p99Ms,
        aim: 10,
        note: `the bare server ${comparison.second.p99Ms.toFixed(1)} ms`,
      },
    );
  }
  await site.stop();
  return results;
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

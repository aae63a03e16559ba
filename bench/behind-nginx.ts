import type { BenchResult } from './bench-result.ts';
import { compareLoad } from './load/load-address.ts';
import { readAnswer } from './load/start-bare-server.ts';
import { findNewestPost } from './support/find-addresses.ts';
import { serverCore } from './support/run-on-core.ts';
import { startNginx } from './support/start-nginx.ts';
import { startSite } from './support/start-site.ts';

/** A page that nginx keeps as `deploy/nginx.conf` says, against the same compressed bytes as a file of nginx. */
export async function behindNginx(): Promise<BenchResult[]> {
  const site = await startSite({ core: serverCore, environment: { TRUST_PROXY: '1' } });
  try {
    const post = await findNewestPost(site);
    const results: BenchResult[] = [];
    for (const [name, path] of [
      ['post page', post],
      ['home', '/'],
    ] as const) {
      const { headers, body } = await readAnswer(site.origin + path);
      const nginx = await startNginx(site.port, { headers, bytes: body });
      const { pid } = nginx;
      const { ratio, cpuRatio, one, other } = await compareLoad(
        { port: nginx.proxyPort, path, pid },
        { port: nginx.staticPort, path: '/page', pid },
      );
      await nginx.stop();
      results.push({
        name: `${name} behind nginx, requests per second of its core against a static file`,
        unit: 'ratio',
        value: cpuRatio ?? ratio,
        aim: 0.9,
        higherIsBetter: true,
        note: `as they came ${one.requestsPerSecond.toFixed(0)}/s and ${other.requestsPerSecond.toFixed(0)}/s, with the generator busy for ${(other.busy * 100).toFixed(0)} % of the time`,
      });
    }
    return results;
  } finally {
    await site.stop();
  }
}

import type { BenchResult } from './bench-result.ts';
import { compareLoad, formatCounts } from './load/load-url.ts';
import { findNewestPost } from './support/find-paths.ts';
import { readSettledResponse } from './support/read-settled-response.ts';
import { serverCore } from './support/run-on-core.ts';
import { startNginx } from './support/start-nginx.ts';
import { startSite } from './support/start-site.ts';

/**
 * Compares a page that nginx caches with `deploy/nginx.conf` with the same compressed bytes as a static file of nginx.
 */
export async function behindNginx(): Promise<BenchResult[]> {
  const site = await startSite({ core: serverCore, environment: { TRUST_PROXY: '1' } });
  try {
    const post = await findNewestPost(site);
    const results: BenchResult[] = [];
    for (const [name, path] of [
      ['post page', post],
      ['home', '/'],
    ] as const) {
      const { headers, body } = await readSettledResponse(site.origin + path);
      const nginx = await startNginx(site.port, { headers, bytes: body });
      const { pid } = nginx;
      const comparison = await compareLoad(
        { port: nginx.proxyPort, path, pid },
        { port: nginx.staticPort, path: '/page', pid },
      );
      await nginx.stop();
      results.push({
        name: `${name} behind nginx, requests per second of a core against a static file`,
        unit: 'ratio',
        value: comparison.ratio,
        aim: 0.9,
        higherIsBetter: true,
        note: `${body.length} bytes; ${formatCounts(comparison)}`,
      });
    }
    return results;
  } finally {
    await site.stop();
  }
}

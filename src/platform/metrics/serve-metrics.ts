import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../startup-error.ts';
import type { Metrics } from './metrics.ts';

/** Only this machine may read the metrics. */
const host = '127.0.0.1';

/**
 * Serves `/metrics` until the process ends.
 *
 * @returns its URL
 * @throws {StartupError} when the port is taken
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<string> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read();
    response
      .writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      .end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: Error) => {
    throw new StartupError(`Can't listen on METRICS_PORT ${port}: ${error.message}`);
  });
  server.unref();
  const address = server.address() as AddressInfo;
  return `http://${host}:${address.port}/metrics`;
}

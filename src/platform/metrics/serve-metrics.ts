import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

/** This machine alone: the metrics are nobody else's business. */
const host = '127.0.0.1';

/**
 * Answers `/metrics` until the process ends.
 *
 * @returns its address
 * @throws {StartError} when the port is taken
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
    throw new StartError(`Can't listen on METRICS_PORT ${port}: ${error.message}`);
  });
  server.unref();
  const address = server.address() as AddressInfo;
  return `http://${host}:${address.port}/metrics`;
}

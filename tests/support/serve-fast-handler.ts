import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { FastHandler } from '#platform/http/fast-handler.ts';

export type RawResponse = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type RequestOptions = { method?: string; headers?: OutgoingHttpHeaders };

/**
 * Serves a handler over HTTP until the test ends. Responds 404 `declined` if the handler declines.
 *
 * @returns a function that sends a request. Unlike `fetch`, it adds no headers and decompresses nothing
 */
export async function serveFastHandler(
  handle: FastHandler,
): Promise<(path: string, options?: RequestOptions) => Promise<RawResponse>> {
  const server = createServer((incoming, response) => {
    if (!handle(incoming, response)) response.writeHead(404).end('declined');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path, options = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, path, agent: false, ...options },
        async (incoming) => {
          const body = await buffer(incoming);
          resolve({ status: incoming.statusCode, headers: incoming.headers, body });
        },
      );
      outgoing.on('error', reject).end();
    });
}

import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Answerer } from '#platform/http/listen.ts';

export type RawAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

type Asked = { method?: string; headers?: OutgoingHttpHeaders };

/**
 * Answers over HTTP until the test ends, 404 with `not mine` where the answerer leaves a request to others.
 *
 * @returns asks for a path. Unlike `fetch` it sends no header of its own, and unpacks nothing
 */
export async function serveAnswerer(
  answer: Answerer,
): Promise<(path: string, asked?: Asked) => Promise<RawAnswer>> {
  const server = createServer((incoming, response) => {
    if (!answer(incoming, response)) response.writeHead(404).end('not mine');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path, asked = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent: false, ...asked };
      const outgoing = request(options, async (incoming) => {
        const body = await buffer(incoming);
        resolve({ status: incoming.statusCode, headers: incoming.headers, body });
      });
      outgoing.on('error', reject).end();
    });
}

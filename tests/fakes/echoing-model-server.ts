import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The ways to fail. Each gets the text of the request. The request's path may be any provider's. */
const failures: readonly ((response: ServerResponse, told: string) => void)[] = [
  ...[400, 401, 402, 403, 404, 408, 413, 418, 422, 429, 500, 502, 503, 529].map(
    (status) => (response: ServerResponse, told: string) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Retry-After': '0',
        'X-Request': encodeURIComponent(told),
      });
      response.end(JSON.stringify({ error: { message: told, type: told, code: told } }));
    },
  ),
  (response, told) => response.writeHead(500, { 'Content-Type': 'text/html' }).end(`<p>${told}`),
  (response, told) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<p>${told}`),
  (response, told) =>
    response.writeHead(307, { Location: `/?told=${encodeURIComponent(told)}` }).end(),
  (response, told) =>
    response.writeHead(401, told.replace(/[^ -~]/g, '').slice(0, 2_000)).end(told),
  ...[
    (told: string) => `data: ${told}\n\n`,
    (told: string) => `data: ${JSON.stringify({ error: { message: told, code: told } })}\n\n`,
    (told: string) =>
      `event: error\ndata: ${JSON.stringify({ type: 'error', error: { type: told, message: told } })}\n\n`,
    (told: string) =>
      `data: ${JSON.stringify({ type: 'error', code: told, message: told, param: told })}\n\n`,
    (told: string) =>
      `data: ${JSON.stringify({ type: 'response.failed', response: { error: { code: told, message: told } } })}\n\n`,
    (told: string) =>
      `data: ${JSON.stringify({ choices: told, candidates: told, type: told })}\n\n`,
  ].map((event) => (response: ServerResponse, told: string) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(event(told));
  }),
];

export type EchoingModelServer = { url: string; requests: string[]; close: () => Promise<void> };

/**
 * A server on 127.0.0.1 that fails in every way, one after the other. Each time it sends back all that it received:
 * URL, headers and body, and with them the key.
 *
 * @returns `requests`: the texts that were sent back
 */
export async function startEchoingModelServer(): Promise<EchoingModelServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const fail = failures[requests.length % failures.length];
    const told = describeRequest(request);
    requests.push(told);
    request.resume().on('end', () => fail?.(response, told));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The model server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const echoedFailures = failures.length;

function describeRequest({ url, headers }: IncomingMessage): string {
  return `You sent ${url} ${JSON.stringify(headers)}`;
}

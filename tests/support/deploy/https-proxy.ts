import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Certificate } from './certificates.ts';

/** What a proxy does wrong; nothing by default. */
export type ProxyFaults = {
  /** What it does to `X-Forwarded-For`: by default it adds the client's address. */
  forwarding?: 'replaces' | 'passes on' | 'adds twice';
  withoutHttp2?: boolean;
  withoutCompression?: boolean;
  /** Response headers that it drops. */
  drops?: readonly string[];
  /** Paths that it answers itself, with 404. */
  hides?: readonly string[];
  /** Serves the site under its other name, in place of a redirect. */
  servesOtherName?: boolean;
};

/**
 * A proxy with TLS in front of a site, as nginx and Caddy are: HTTP/2 and HTTP/1.1.
 *
 * @param port of the site
 * @param origin of the site as visitors see it; the proxy listens at its port
 * @returns a function that ends it
 */
export async function startHttpsProxy(
  port: number,
  certificate: Certificate,
  origin: string,
  faults: ProxyFaults = {},
): Promise<() => Promise<void>> {
  const { hostname: host, port: ownPort } = new URL(origin);
  const handle = (incoming: IncomingMessage, response: ServerResponse): void => {
    const name = (incoming.headers.host ?? '').replace(/:\d+$/, '');
    if (name !== host && !faults.servesOtherName)
      return void response.writeHead(301, { location: `${origin}/` }).end();
    if (faults.hides?.includes(incoming.url ?? '')) return void response.writeHead(404).end();
    const headers = forwarded(incoming, faults);
    const passed = request(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(
          ([each]) => !faults.drops?.includes(each) && each !== 'connection',
        );
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.writeHead(502).end());
    incoming.pipe(passed);
  };
  const server = faults.withoutHttp2
    ? createHttpsServer(certificate, handle)
    : // A request of HTTP/1.1 comes as an object of `node:http`.
      createSecureServer({ ...certificate, allowHTTP1: true }, handle as never);
  await listening(server, Number(ownPort));
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/** Answers plain http as the listener says. @returns its port */
export async function startHttp(listener: RequestListener): Promise<number> {
  const server = createHttpServer(listener);
  await listening(server, 0);
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function listening(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

function forwarded(
  { headers, socket }: IncomingMessage,
  { forwarding, withoutCompression }: ProxyFaults,
): Record<string, string | string[] | undefined> {
  const client = socket.remoteAddress ?? '';
  const before = [headers['x-forwarded-for'] ?? []].flat();
  const chains = {
    adds: [...before, client],
    'adds twice': [...before, client, '10.0.0.7'],
    replaces: [client],
    'passes on': before,
  };
  return {
    ...headers,
    connection: 'close',
    'x-forwarded-for': chains[forwarding ?? 'adds'].join(', '),
    ...(withoutCompression && { 'accept-encoding': 'identity' }),
  };
}

import '@tanstack/react-start/server-only';
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Environment } from '../environment.ts';
import { log, logRequest, withRequestId } from '../log/index.ts';
import { StartError } from '../start-error.ts';
import { comesFromOtherSite } from './comes-from-other-site.ts';
import type { HeaderLines, SecurityHeaders } from './security-headers.ts';
import { createStrictServer } from './strict-server.ts';

/** Answers a request from memory. @returns false when it is none of its own */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @see Answerer; the kind is what the metrics count it under */
export type NamedAnswerer = { kind: string; answer: Answerer };

/** Ctrl-C reaches a server behind `npm start` twice: from the terminal, and forwarded by npm a moment later. */
const sameSignalMs = 500;

/** How long requests under way may take to end once the process is asked to stop. */
const drainTimeoutMs = 10_000;

/** How long what was counted may take to be written, and the database to be closed. */
const stopTimeoutMs = 5_000;

let draining = false;

/** From the first signal on: no new connection is taken, and every answer is the last one of its connection. */
export function isDraining(): boolean {
  return draining;
}

class LastWhenDraining<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  // biome-ignore lint/suspicious/noExplicitAny: a method with three overloads
  override writeHead(...parameters: any): this {
    if (draining) this.shouldKeepAlive = false;
    return Reflect.apply(super.writeHead, this, parameters);
  }
}

/**
 * Listens until the process gets SIGINT or SIGTERM, then lets requests under way end and calls `stop`. A second signal
 * ends the process at once.
 *
 * @param options.answerers asked in order, before `fetch`: what lies in memory needs no `Request` and no `Response`, whose
 * making takes several times as long as the sending
 * @returns the address, once the port is open
 * @throws {StartError} when the port is taken or the address is not this machine's
 */
export async function listen(options: {
  environment: Environment;
  headersOf: SecurityHeaders;
  answerers: readonly NamedAnswerer[];
  fetch: (request: Request) => Response | Promise<Response>;
  /** Told of each request, by its kind. */
  observe?: ((kind: string, response: ServerResponse, startedAt: number) => void) | undefined;
  stop: () => Promise<void>;
}): Promise<string> {
  const { environment, answerers, fetch, observe, stop } = options;
  const headers = options.headersOf(plainText);
  const { siteUrl } = environment;
  const { host } = new URL(siteUrl);
  const answerWithoutMemory = (request: IncomingMessage, response: ServerResponse) => {
    if (comesFromOtherSite(request, siteUrl)) {
      response.writeHead(403, [...headers.flat(), 'Content-Type', 'application/json']);
      response.end(JSON.stringify({ error: 'Other sites can not send this request' }));
      return;
    }
    // What the site calls itself is configured, and no request tells it another name.
    request.headers.host = host;
    void answerByFetch({ fetch, headers }, request, response);
  };
  const server = createStrictServer({
    headers,
    ServerResponse: LastWhenDraining,
    answer(request, response) {
      const startedAt = observe ? performance.now() : 0;
      const answerer = answerers.find(({ answer }) => answer(request, response));
      if (!answerer) answerWithoutMemory(request, response);
      observe?.(answerer?.kind ?? kindOf(request.url ?? ''), response, startedAt);
    },
  });
  await openPort(server, environment);
  let stoppingSince: number | undefined;
  const shutDown = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    draining = true;
    drain(server)
      .then(() => Promise.race([stop(), tooLong()]))
      .then(() => process.exit(0))
      .catch((err: unknown) => {
        log.error({ err }, 'did not stop as it should');
        process.exit(1);
      });
  };
  for (const name of signals) process.on(name, shutDown);
  return addressOf(server, environment.host);
}

/** Of what is not answered from memory. */
function kindOf(url: string): string {
  if (url.startsWith('/api/admin/')) return 'panel';
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/media/') || url.startsWith('/share/')) return 'picture';
  return 'other';
}

async function answerByFetch(
  {
    fetch,
    headers,
  }: { fetch: (request: Request) => Response | Promise<Response>; headers: HeaderLines },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await withRequestId(logRequest(request, response), async () => {
    try {
      const answer = await fetch(new NodeRequest({ req: request, res: response }));
      await sendNodeResponse(response, answer);
    } catch (err) {
      log.error({ err }, 'could not answer');
      if (!response.headersSent)
        response.writeHead(500, [...headers.flat(), 'Content-Type', plainText]);
      response.end();
    }
  });
}

const plainText = 'text/plain; charset=utf-8';

const signals = ['SIGINT', 'SIGTERM'] as const satisfies readonly NodeJS.Signals[];

async function openPort(server: Server, { host, port }: Environment): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise.catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Can't listen on port ${port} of ${host}: it is in use. Set PORT to another one.`
        : `Can't listen on port ${port} of ${host}: ${error.message}`,
    );
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function drain(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
  // Idle connections are closed with it.
  server.close(() => resolve());
  await promise;
  clearTimeout(timeout);
}

async function tooLong(): Promise<never> {
  await wait(stopTimeoutMs, undefined, { ref: false });
  throw new Error(`Closing the database took longer than ${stopTimeoutMs / 1_000} s`);
}

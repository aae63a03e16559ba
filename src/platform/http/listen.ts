import '@tanstack/react-start/server-only';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { AppError } from '../app-error.ts';
import type { Environment } from '../environment.ts';
import { log, logRequest, withRequestId } from '../log/index.ts';
import { StartupError } from '../startup-error.ts';
import { type Drain, prepareDrain } from './drain.ts';
import { toErrorResponse } from './error-response.ts';
import type { NamedFastHandler } from './fast-handler.ts';
import { createHardenedServer } from './hardened-server.ts';
import { isCrossSite } from './is-cross-site.ts';
import type { HeaderLines, SecurityHeadersFor } from './security-headers.ts';

/** Behind `npm start`, Ctrl-C arrives twice: from the terminal, and a moment later forwarded by npm. */
const sameSignalMs = 500;

/** How long requests in flight may take after the first signal. */
const drainTimeoutMs = 10_000;

/** How long `stop` may take: views are written, and the database is closed. */
const stopTimeoutMs = 5_000;

let draining = false;

/**
 * True from the first signal on, and while the server is paused: it takes no new connection, and each response closes
 * its connection.
 */
export function isDraining(): boolean {
  return draining;
}

type Fetch = (request: Request) => Response | Promise<Response>;

export type ListenOptions = {
  environment: Environment;
  headersFor: SecurityHeadersFor;
  /** Asked in order, before `fetch`. */
  fastHandlers: readonly NamedFastHandler[];
  fetch: Fetch;
  /** Names the requests to `fetch` for the metrics. */
  kindOf: (target: string) => string;
  /** Called with each request's kind and start, as `performance.now()` gives it. */
  observe?: ((kind: string, response: ServerResponse, startedAt: number) => void) | undefined;
  stop: () => Promise<void>;
};

/**
 * Serves until the process gets SIGINT or SIGTERM, then waits for the requests in flight and calls `stop`. A second
 * signal ends the process at once.
 *
 * @returns the origin, once the port is open
 * @throws {StartupError} when the port is taken, or the address is not one of this machine
 */
export async function listen(options: ListenOptions): Promise<string> {
  const { environment, fastHandlers, kindOf, observe, stop } = options;
  const headers = options.headersFor(plainText);
  const handleByFetch = createFetchHandler(options.fetch, environment.siteUrl, headers);
  const server = createHardenedServer({
    headers,
    handle(request, response) {
      if (draining) response.shouldKeepAlive = false;
      const startedAt = observe ? performance.now() : 0;
      const handler = fastHandlers.find(({ handle }) => handle(request, response));
      if (!handler) handleByFetch(request, response);
      observe?.(handler?.name ?? kindOf(request.url ?? ''), response, startedAt);
    },
  });
  const drain = prepareDrain(server);
  await openPort(server, environment);
  pauseOnMessage(server, environment, drain);
  stopOnSignal(drain, stop);
  return originOf(server, environment.host);
}

function createFetchHandler(fetch: Fetch, siteUrl: string, headers: HeaderLines) {
  const { host } = new URL(siteUrl);
  const refusal = new AppError('cross-site', "Other sites can't send this request");
  const { status, body } = toErrorResponse(refusal);
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isCrossSite(request, siteUrl)) {
      response.writeHead(status, [...headers.flat(), 'Content-Type', 'application/json']);
      response.end(JSON.stringify(body));
      return;
    }
    // The name of the site is configured; no request may change it.
    request.headers.host = host;
    void respondByFetch(fetch, headers, request, response);
  };
}

async function respondByFetch(
  fetch: Fetch,
  headers: HeaderLines,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await withRequestId(logRequest(request, response), async () => {
    try {
      await sendNodeResponse(
        response,
        await fetch(new NodeRequest({ req: request, res: response })),
      );
    } catch (err) {
      log.error({ err }, 'could not respond');
      if (!response.headersSent)
        response.writeHead(500, [...headers.flat(), 'Content-Type', plainText]);
      response.end();
    }
  });
}

const plainText = 'text/plain; charset=utf-8';

const signals = ['SIGINT', 'SIGTERM'] as const satisfies readonly NodeJS.Signals[];

function beginDraining(drain: Drain): void {
  draining = true;
  drain.closeAfterResponses();
}

function stopOnSignal(drain: Drain, stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const shutDown = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    beginDraining(drain);
    drain
      .end(drainTimeoutMs)
      .then(() => Promise.race([stop(), rejectAfterTimeout()]))
      .then(() => process.exit(0))
      .catch((err: unknown) => {
        log.error({ err }, 'did not stop as it should');
        process.exit(1);
      });
  };
  for (const name of signals) process.on(name, shutDown);
}

/**
 * The supervisor (`scripts/supervise`) pauses this server while another release listens at the same port, and resumes
 * it if that release fails. That takes milliseconds, where a new process would take seconds.
 */
function pauseOnMessage(server: Server, environment: Environment, drain: Drain): void {
  process.on('message', async (message) => {
    if (message === 'pause') {
      beginDraining(drain);
      // Without closing idle connections, as `http.Server.close` does: a request may be on its way.
      NetServer.prototype.close.call(server);
      process.send?.('paused');
    } else if (message === 'resume') {
      await openPort(server, environment);
      draining = false;
      process.send?.('resumed');
    }
  });
}

async function openPort(server: Server, { host, port }: Environment): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise.catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      error.code === 'EADDRINUSE'
        ? `Can't listen on port ${port} of ${host}: it is in use. Set PORT to another one.`
        : `Can't listen on port ${port} of ${host}: ${error.message}`,
    );
  });
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function rejectAfterTimeout(): Promise<never> {
  await wait(stopTimeoutMs, undefined, { ref: false });
  throw new Error(`Closing the database took longer than ${stopTimeoutMs / 1_000} s`);
}

import '@tanstack/react-start/server-only';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Environment } from '../environment.ts';
import { StartError } from '../start-error.ts';

/** Answers a request from memory. @returns false when it is none of its own */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Ctrl-C reaches a server behind `npm start` twice: from the terminal, and forwarded by npm a moment later. */
const sameSignalMs = 500;

/** How long requests under way may take to end once the process is asked to stop. */
const drainTimeoutMs = 10_000;

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
  answerers: readonly Answerer[];
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
}): Promise<string> {
  const { environment, answerers, fetch, stop } = options;
  const server = createServer((request, response) => {
    if (!answerers.some((answer) => answer(request, response)))
      void answerByFetch(fetch, request, response);
  });
  await openPort(server, environment);
  let stoppingSince: number | undefined;
  const shutDown = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    drain(server)
      .then(stop)
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  };
  for (const name of signals) process.on(name, shutDown);
  return addressOf(server, environment.host);
}

async function answerByFetch(
  fetch: (request: Request) => Response | Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await fetch(new NodeRequest({ req: request, res: response }));
    await sendNodeResponse(response, answer);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

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
  server.close(() => resolve());
  await promise;
  clearTimeout(timeout);
}

import '@tanstack/react-start/server-only';
import { type Server, serve } from 'srvx';
import type { Environment } from './environment.ts';
import { StartError } from './start-error.ts';

/** Ctrl-C reaches a server behind `npm start` twice: from the terminal, and forwarded by npm a moment later. */
const sameSignalMs = 500;

/** How long requests under way may take to end once the process is asked to stop. */
const drainTimeoutMs = 10_000;

/**
 * Listens until the process gets SIGINT or SIGTERM, then lets requests under way end and calls `stop`. A second signal
 * ends the process at once.
 *
 * @returns when the port is open
 * @throws {StartError} when the port is taken or the address is not this machine's
 */
export async function listen(options: {
  environment: Environment;
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
}): Promise<Server> {
  const { environment, fetch, stop } = options;
  const server = serve({
    fetch,
    hostname: environment.host,
    port: environment.port,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready().catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Can't listen on port ${environment.port} of ${environment.host}: it is in use. Set PORT to another one.`
        : `Can't listen on port ${environment.port} of ${environment.host}: ${error.message}`,
    );
  });
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
  return server;
}

const signals = ['SIGINT', 'SIGTERM'] as const satisfies readonly NodeJS.Signals[];

async function drain(server: Server): Promise<void> {
  const timeout = setTimeout(() => void server.close(true), drainTimeoutMs);
  await server.close();
  clearTimeout(timeout);
}

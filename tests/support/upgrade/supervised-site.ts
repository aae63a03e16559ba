import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { until } from '../site-calls.ts';

export type SupervisedSite = {
  origin: string;
  port: number;
  socket: string;
  /** From the start of the supervisor to the first response 200 of `/readyz`. */
  startedWithinMs: number;
  output: () => string;
  /** Kills it and all its processes, as a power cut does. */
  kill: () => Promise<void>;
  /** Stops it as a service manager does. @returns the exit code */
  stop: () => Promise<number | null>;
};

/**
 * Runs the current release of a clone as a service manager does.
 *
 * @param folder its working directory, with its database and socket in `data`
 */
export async function startSupervised(
  root: string,
  folder: string,
  settings: Record<string, string>,
): Promise<SupervisedSite> {
  const current = join(root, 'releases/current');
  const port = Number(settings.PORT ?? (await getPort()));
  mkdirSync(folder, { recursive: true });
  const startedAt = performance.now();
  const child = spawn(
    join(current, 'node_modules/.bin/node'),
    [join(current, 'scripts/supervise.js')],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        PORT: String(port),
        // Visitors name their IP addresses.
        TRUST_PROXY: '1',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const closed = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  await until(
    async () => child.exitCode !== null || (await ask(`${origin}/readyz`)).status === 200,
    Boolean,
  );
  if (child.exitCode !== null) throw new Error(`The supervisor ended: ${output}`);
  return {
    origin,
    port,
    socket: join(folder, `data/site-${port}.sock`),
    startedWithinMs: performance.now() - startedAt,
    output: () => output,
    async kill() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await closed;
    },
    async stop() {
      child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
  };
}

/** The name of the release that a restart runs. */
export function currentOf(root: string): string {
  return readlinkSync(join(root, 'releases/current'));
}

export type Upgrade = {
  process: ChildProcess;
  /** Resolves once the output matches. */
  printed: (line: RegExp) => Promise<void>;
  ended: Promise<{ code: number | null; output: string }>;
};

/** Runs `npm run upgrade` without npm. */
export function startUpgrade(root: string, ref: string, sites: readonly SupervisedSite[]): Upgrade {
  const sockets = sites.flatMap(({ socket }) => ['--socket', socket]);
  const child = spawn(process.execPath, ['scripts/upgrade.ts', ref, ...sockets], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  child.on('close', (code) => resolve({ code, output }));
  return {
    process: child,
    async printed(line) {
      await until(
        async () => output,
        (text) => line.test(text) || child.exitCode !== null,
      );
      if (!line.test(output)) throw new Error(`It ended without ${line}: ${output}`);
    },
    ended: promise,
  };
}

/** Asks on a new connection. @returns status 0 and the error code if there is no response */
export async function ask(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>();
  const { body, ...rest } = options;
  request(url, { ...rest, agent: false }, (response) => {
    let text = '';
    response.on('data', (chunk) => {
      text += chunk;
    });
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    response.on('error', () => resolve({ status: 0, text }));
  })
    .on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, text: error.code ?? error.message }),
    )
    .end(body);
  return await promise;
}

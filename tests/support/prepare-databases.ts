import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface ProvidedContext {
    /** Without a database name, because each test makes its own. */
    postgresUrl: string;
    /** The name of an empty, migrated database on that server. */
    postgresTemplate: string;
    /** The path of an empty, migrated SQLite file. */
    sqliteTemplate: string;
  }
}

type Provide = (key: keyof ProvidedContext, value: string) => void;

/** Vitest calls this once per run. Copying a database is faster than migrating it. */
export async function setup(project: { provide: Provide }): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const postgresTemplate = 'migrated';
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  await client.query(`create database ${postgresTemplate}`);
  await client.end();
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const sqliteTemplate = join(folder, 'site.db');
  for (const template of [`file:${sqliteTemplate}`, `${url}/${postgresTemplate}`])
    await (await openDatabase(template)).destroy();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', postgresTemplate);
  project.provide('sqliteTemplate', sqliteTemplate);
  return async () => {
    await rm(folder, { recursive: true });
    await stop();
  };
}

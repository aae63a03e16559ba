import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, inject, onTestFinished, test as plainTest } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { reverseUnorderedRows } from './reverse-unordered-rows.ts';

const engines = ['sqlite', 'postgres'] as const;

/**
 * A test with a fresh, migrated database and its URL, to open it a second time, or with the URL of a database without
 * tables.
 */
const testWithDatabase = (engine: (typeof engines)[number]) =>
  plainTest.extend<{ newDatabaseUrl: string; databaseUrl: string; database: Database }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
    newDatabaseUrl: async ({}, use) => {
      const { url, remove } = engine === 'sqlite' ? await newFile() : await newPostgresDatabase();
      await use(url);
      await remove();
    },
    // biome-ignore lint/correctness/noEmptyPattern: as above
    databaseUrl: async ({}, use) => {
      const { url, remove } =
        engine === 'sqlite' ? await copyOfFile() : await emptyPostgresDatabase();
      await use(url);
      await remove();
    },
    database: async ({ databaseUrl }, use) => {
      if (engine === 'postgres') return await use(await openOnce(databaseUrl));
      const database = await open(databaseUrl);
      await use(database);
      await database.destroy();
    },
  });

/** A test that does not depend on the engine. */
export const testOnFile = testWithDatabase('sqlite');

/** Declares the same tests for SQLite and for PostgreSQL. */
export function describeEachEngine(
  name: string,
  declare: (test: ReturnType<typeof testWithDatabase>) => void,
): void {
  describe.each(engines)(`${name} on %s`, (engine) => declare(testWithDatabase(engine)));
}

/**
 * Declares tests for PostgreSQL alone, about several processes at one moment. SQLite locks by blocking, so two of its
 * connections inside one test process would wait for each other for ever.
 */
export function describePostgres(
  name: string,
  declare: (test: ReturnType<typeof testWithDatabase>) => void,
): void {
  describe(`${name} on postgres`, () => declare(testWithDatabase('postgres')));
}

/** Creates an empty database that is removed when the test ends. @returns its URL */
export async function newDatabase(engine: (typeof engines)[number]): Promise<string> {
  const { url, remove } = engine === 'sqlite' ? await newFile() : await newPostgresDatabase();
  onTestFinished(remove);
  return url;
}

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'site-sqlite-'));
  const file = join(folder, 'site.db');
  return { file, url: `file:${file}`, remove: () => rm(folder, { recursive: true }) };
}

async function copyOfFile() {
  const copy = await newFile();
  await copyFile(inject('sqliteTemplate'), copy.file);
  return copy;
}

/** The migrated PostgreSQL databases of earlier tests of this file. */
const usedDatabases: string[] = [];
/** The open ones by URL: opening takes longer than most tests take. They are closed with the worker. */
const openDatabases = new Map<string, Promise<Database>>();

function openOnce(url: string): Promise<Database> {
  const database = openDatabases.get(url) ?? open(url);
  openDatabases.set(url, database);
  return database;
}

async function open(url: string): Promise<Database> {
  const database = await openDatabase(url);
  return database.withPlugin(reverseUnorderedRows());
}

/** Emptying a used database takes a fifth of the time of copying the template and dropping the copy. */
async function emptyPostgresDatabase() {
  const used = usedDatabases.pop();
  if (used) await emptyTables(await openOnce(used));
  const url = used ?? (await newPostgresDatabase(inject('postgresTemplate'))).url;
  return { url, remove: async () => void usedDatabases.push(url) };
}

async function emptyTables(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    // What a test has left open may hold locks.
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
      connection,
    );
    // As a replica, PostgreSQL checks no foreign keys, so the order of the tables does not matter.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`do $$ declare name text; begin
      for name in select tablename from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%'
      loop execute format('delete from %I', name); end loop;
      for name in select sequencename from pg_sequences where last_value is not null
      loop execute format('alter sequence %I restart', name); end loop;
    end $$`.execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });
}

async function newPostgresDatabase(template = 'template1') {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // A copy of the files takes half the time of the default, which copies through the log.
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: `${server}/${name}`,
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

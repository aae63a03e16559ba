import { Kysely, sql } from 'kysely';
import { afterEach, expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { chooseEngine } from './engines/index.ts';
import { type Database, openDatabase } from './index.ts';
import { lastBreakingMigration } from './migrations/index.ts';

/** Leaves the database as a newer version would. */
async function migrateAsNewer(database: Database, since: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(
    database,
  );
  await database
    .updateTable('settings')
    .set({ value: since })
    .where('key', '=', 'readable-since')
    .execute();
}

describeEachEngine('a database that a newer version has migrated', (test) => {
  let opened: Database | undefined;
  afterEach(async () => await opened?.destroy());

  test('opens where that version only added something, and is left as it is', async ({
    newDatabaseUrl,
  }) => {
    const newer = await openDatabase(newDatabaseUrl);
    await migrateAsNewer(newer, lastBreakingMigration);
    await newer.destroy();
    const database = await openDatabase(newDatabaseUrl);
    opened = database;
    const { value } = await database
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'readable-since')
      .executeTakeFirstOrThrow();
    expect(value).toBe(lastBreakingMigration);
  });

  test('is refused in one sentence where it changed what was there', async ({ newDatabaseUrl }) => {
    const newer = await openDatabase(newDatabaseUrl);
    await migrateAsNewer(newer, '9999-later');
    await newer.destroy();
    opened = undefined;
    await expect(openDatabase(newDatabaseUrl)).rejects.toThrow(
      /: a newer version of the site has migrated it, and this one can't run on/,
    );
  });

  test('is refused where a migration of this version is missing', async ({ newDatabaseUrl }) => {
    const newer = await openDatabase(newDatabaseUrl);
    await migrateAsNewer(newer, lastBreakingMigration);
    await sql`delete from kysely_migration where name = ${lastBreakingMigration}`.execute(newer);
    await newer.destroy();
    opened = undefined;
    await expect(openDatabase(newDatabaseUrl)).rejects.toThrow(/a newer version of the site/);
  });
});

describeEachEngine('a migration that fails', (test) => {
  test('leaves nothing behind, nor do those before it', async ({ newDatabaseUrl }) => {
    const database = new Kysely<unknown>({ dialect: chooseEngine(newDatabaseUrl).dialect });
    // The last migration creates it, too.
    await database.schema.createTable('safety_jobs').addColumn('job', 'text').execute();
    await expect(openDatabase(newDatabaseUrl)).rejects.toThrow(/safety_jobs/);
    const tables = await database.introspection.getTables();
    await database.destroy();
    expect(tables.map(({ name }) => name)).toEqual(['safety_jobs']);
  });
});

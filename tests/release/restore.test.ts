import { writeFileSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { createBackup, restoreBackup } from '#platform/backup/index.ts';
import { knownMigrations, migrateTo } from '#platform/backup/migrate-to.ts';
import { chooseEngine } from '#platform/database/engines/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { newDatabase } from '../support/each-engine.ts';
import { samplePost } from '../support/sample-post.ts';
import { readStoredRows } from '../support/stored-rows.ts';
import { newBackupPath, openForTest } from '../support/temporary.ts';

test('restore names what PostgreSQL can not store, and changes nothing', async () => {
  const [sourceUrl, databaseUrl] = [await newDatabase('sqlite'), await newDatabase('postgres')];
  const source = await openForTest(sourceUrl);
  for (const title of ['First', 'Second']) await createPost(source, samplePost({ title }));
  await sql`update posts set views = ${2 ** 31} where title = 'Second'`.execute(source);
  const target = await openDatabase(databaseUrl);
  await createPost(target, samplePost({ title: 'Stays' }));
  const before = await readStoredRows(target);
  await target.destroy();
  const path = await newBackupPath();
  await createBackup({ databaseUrl: sourceUrl, path, secret: undefined });
  await expect(
    restoreBackup({ path, secret: undefined, databaseUrl, overwrite: true }),
  ).rejects.toThrow('posts.views holds 2147483648, which is too large for PostgreSQL');
  expect(await readStoredRows(await openForTest(databaseUrl))).toEqual(before);
});

test('a backup of every former version becomes a database of the current version', async () => {
  for (const version of knownMigrations().filter((_, index) => index % 3 === 0)) {
    const [sourceUrl, path] = [await newDatabase('postgres'), await newBackupPath()];
    const engine = chooseEngine(sourceUrl);
    const source = new Kysely<unknown>({ dialect: engine.dialect });
    await migrateTo(source, engine, version);
    await sql`insert into settings (key, value) values ('a', 'b')`.execute(source);
    await source.destroy();
    await createBackup({ databaseUrl: sourceUrl, path, secret: undefined });
    for (const to of ['sqlite', 'postgres'] as const) {
      const databaseUrl = to === 'postgres' ? sourceUrl : await newDatabase('sqlite');
      await restoreBackup({ path, secret: undefined, databaseUrl, overwrite: true });
      const restored = await openForTest(databaseUrl);
      const { settings, posts } = await readStoredRows(restored);
      expect({ settings, posts }).toMatchObject({
        settings: [expect.any(String), expect.any(String)],
        posts: [],
      });
      await createPost(restored, samplePost());
    }
  }
});

test('the database of a newer version that changed what was there is neither backed up nor replaced in part', async () => {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const [databaseUrl, path] = [await newDatabase(engine), await newBackupPath()];
    const database = await openDatabase(databaseUrl);
    const options = { databaseUrl, path, secret: undefined };
    await createBackup(options);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      database,
    );
    // Where it only added something, this version backs up what it knows.
    expect((await createBackup(options)).schema).not.toBe('9999-later');
    await sql`update settings set value = '9999-later' where ${sql.ref('key')} = 'readable-since'`.execute(
      database,
    );
    await database.destroy();
    const errorMessage =
      'The database is one of a newer version of the site: update this one first';
    await expect(createBackup(options)).rejects.toThrow(errorMessage);
    const restored = restoreBackup({ ...options, overwrite: true });
    // SQLite writes a new file, whatever the old one held.
    if (engine === 'sqlite') await restored;
    else await expect(restored).rejects.toThrow(errorMessage);
  }
});

test('a damaged database file is replaced only with --overwrite', async () => {
  const [sourceUrl, databaseUrl, path] = [
    await newDatabase('sqlite'),
    await newDatabase('sqlite'),
    await newBackupPath(),
  ];
  await createPost(await openForTest(sourceUrl), samplePost());
  await createBackup({ databaseUrl: sourceUrl, path, secret: undefined });
  writeFileSync(databaseUrl.slice('file:'.length), 'no database at all, only a text'.repeat(100));
  const restore = (overwrite: boolean) =>
    restoreBackup({ path, secret: undefined, databaseUrl, overwrite });
  await expect(restore(false)).rejects.toThrow('is no database that can be read');
  await restore(true);
  expect((await readStoredRows(await openForTest(databaseUrl))).posts).toHaveLength(1);
});

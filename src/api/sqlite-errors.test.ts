import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { testOnFile as test } from '../../tests/support/each-engine.ts';
import { samplePayload } from '../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../tests/support/signed-in.ts';
import { createApi } from './index.ts';

/** An API on a database file, with one post. */
async function openApi(databaseUrl: string) {
  const database = await openDatabase(databaseUrl);
  const headers = { ...(await signedInHeaders(database)), 'content-type': 'application/json' };
  const api = createApi({ database, clientIpOf: () => '' });
  const publish = async (title: string, content = 'Short.') => {
    const body = JSON.stringify(samplePayload({ title, content }));
    const path = '/api/admin/blog/posts';
    const response = await api.request(path, { method: 'POST', headers, body });
    const { code } = await response.json();
    return [response.status, response.headers.get('retry-after'), code];
  };
  const readTitles = async () => {
    const response = await api.request('/api/blog/posts?fields=summary');
    if (!response.ok) return response.status;
    return (await response.json()).map(({ title }: { title: string }) => title);
  };
  expect(await publish('First')).toEqual([201, null, undefined]);
  return { database, file: databaseUrl.slice('file:'.length), publish, readTitles };
}

function rejected(code: string) {
  return [503, '5', code];
}

test('on a full disk, writes fail as a whole, and reads still work', async ({ databaseUrl }) => {
  const { database, publish, readTitles } = await openApi(databaseUrl);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count=${(rows[0]?.page_count ?? 0) + 1}`).execute(database);
  expect(await publish('Too much', 'text '.repeat(20_000))).toEqual(rejected('database-full'));
  expect(await readTitles()).toEqual(['First']);
  await sql.raw('pragma max_page_count=100000').execute(database);
  expect(await publish('Enough', 'text '.repeat(20_000))).toEqual([201, null, undefined]);
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  await database.destroy();
});

test('with a read-only file, writes fail, and reads still work', async ({ databaseUrl }) => {
  const { database, publish, readTitles } = await openApi(databaseUrl);
  // SQLite gives the same error for a read-only file system, to which root can write nevertheless.
  await sql`pragma query_only=1`.execute(database);
  expect(await publish('Second')).toEqual(rejected('database-read-only'));
  expect(await readTitles()).toEqual(['First']);
  await sql`pragma query_only=0`.execute(database);
  expect(await publish('Second')).toEqual([201, null, undefined]);
  await database.destroy();
});

test('waits for the lock of another process without blocking this one', async ({ databaseUrl }) => {
  const { database, file, publish, readTitles } = await openApi(databaseUrl);
  const other = new DatabaseSync(file);
  other.exec('begin exclusive');
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 20);
  expect(await publish('Never')).toEqual(rejected('database-unavailable'));
  // During the two seconds of waiting, the event loop had many turns.
  expect(turns).toBeGreaterThan(20);
  clearInterval(timer);
  expect(await readTitles()).toEqual(['First']);
  const patient = publish('Second');
  setTimeout(() => other.exec('rollback'), 300);
  expect(await patient).toEqual([201, null, undefined]);
  other.close();
  await database.destroy();
});

test('reports damage that is found while running, without details', async ({ databaseUrl }) => {
  const before = await openApi(databaseUrl);
  await before.database.destroy();
  const database = await openDatabase(databaseUrl);
  const api = createApi({ database, clientIpOf: () => '' });
  const { rows } = await sql<{
    rootpage: number;
  }>`select rootpage from sqlite_schema where tbl_name = 'posts'`.execute(database);
  const file = openSync(before.file, 'r+');
  for (const { rootpage } of rows)
    if (rootpage > 0) writeSync(file, Buffer.alloc(4_096, 0xff), 0, 4_096, (rootpage - 1) * 4_096);
  closeSync(file);
  // Otherwise SQLite would go on reading its cache.
  await sql`pragma shrink_memory`.execute(database);
  const response = await api.request('/api/blog/posts?fields=summary');
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      code: 'database-damaged',
      error: 'The database is damaged: restore it from a backup',
      retryAfterSeconds: 5,
    },
  ]);
  await database.destroy();
});

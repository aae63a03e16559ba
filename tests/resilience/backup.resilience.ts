import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { knownMigrations } from '#platform/backup/migrate-to.ts';
import { describeTables } from '#platform/backup/table-schemas.ts';
import { openDatabase } from '#platform/database/index.ts';
import { newDatabase } from '../support/each-engine.ts';
import { samplePost } from '../support/sample-post.ts';
import { readStoredRows } from '../support/stored-rows.ts';

test('memory does not grow with the site: 50,000 posts from SQLite to PostgreSQL and back', async () => {
  const peaks = new Map<number, { there: number; back: number }>();
  for (const posts of [500, 50_000]) {
    const [from, to, again] = [
      await newDatabase('sqlite'),
      await newDatabase('postgres'),
      await newDatabase('sqlite'),
    ];
    const rows = await fill(from, posts);
    peaks.set(posts, { there: await move(from, to, rows), back: await move(to, again, rows) });
  }
  const [few, many] = [peaks.get(500), peaks.get(50_000)];
  console.log('Largest memory in kB', { few, many });
  // The factor allows for garbage. The rows themselves are 300 MB.
  expect((many?.there ?? Number.NaN) / (few?.there ?? 1)).toBeLessThan(2.5);
  expect((many?.back ?? Number.NaN) / (few?.back ?? 1)).toBeLessThan(2.5);
}, 600_000);

/**
 * Articles of 6 kB, the size of the starter posts.
 *
 * @returns the rows of all tables that a backup includes
 */
async function fill(databaseUrl: string, posts: number): Promise<number> {
  const database = await openDatabase(databaseUrl);
  await createPost(database, samplePost());
  const stored = await readStoredRows(database);
  const included = await describeTables(knownMigrations().at(-1) ?? '');
  const rowsWithOnePost = included.flatMap(({ name }) => stored[name] ?? []).length;
  const columns = (await database.introspection.getTables())
    .find(({ name }) => name === 'posts')
    ?.columns.map(({ name }) => name)
    .filter((name) => name !== 'id');
  const values: Record<string, string> = {
    slug: "'post-' || number",
    translation_group: "'group-' || number",
    content: 'hex(randomblob(3000))',
  };
  await sql
    .raw(
      `with recursive numbers (number) as (select 2 union all select number + 1 from numbers where number < ${posts})
      insert into posts (${columns}) select ${columns?.map((name) => values[name] ?? name)} from numbers, posts where id = 1`,
    )
    .execute(database);
  await database.destroy();
  return rowsWithOnePost - 1 + posts;
}

/** @returns the peak memory of the command, in kB */
async function move(from: string, to: string, rows: number): Promise<number> {
  const script = `
    process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS));
    process.argv.push('scripts/move.ts', '--to', ${JSON.stringify(to)});
    await import('./scripts/move.ts');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, DATABASE_URL: from },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  expect(output).toContain(`Moved: ${rows} rows`);
  return Number(/peak (\d+)/.exec(output)?.[1]);
}

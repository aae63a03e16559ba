import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { readBackupFile, writeBackupFile } from '#platform/backup/backup-file.ts';
import { assertStopped, createBackup, restoreBackup } from '#platform/backup/index.ts';
import { type Database, openDatabase, openDatabaseWithChanges } from '#platform/database/index.ts';
import { newDatabase } from '../support/each-engine.ts';
import { fillEveryTable } from '../support/fill-every-table.ts';
import { samplePost } from '../support/sample-post.ts';
import { readStoredRows } from '../support/stored-rows.ts';
import { newBackupPath, openForTest } from '../support/temporary.ts';

const key = 'a key of the drill';
const leftOut = [
  'next_reads',
  'post_readers',
  'rate_limits',
  'related_pending',
  'related_posts',
  'related_terms',
  'related_texts',
  'review_links',
  'safety_jobs',
  'safety_samples',
  'search_pending',
  'search_texts',
  'search_words',
  'sessions',
  'share_pictures',
  'visit_readers',
];

test.for([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
] as const)(
  'a backup of %s, made while the site writes, is every row and image again on %s',
  async ([from, to]) => {
    const [sourceUrl, targetUrl] = [await newDatabase(from), await newDatabase(to)];
    const source = await openForTest(sourceUrl);
    const lastPost = await fillEveryTable(source, from);
    const before = await readStoredRows(source);
    const path = await newBackupPath();
    // Encrypted and plain files, each on both engines.
    const secret = from === to ? key : undefined;
    let load: Promise<void> | undefined;
    let isWritten = false;
    let rowsReadAfter = 0;
    await createBackup({
      databaseUrl: sourceUrl,
      path,
      secret,
      onProgress(step) {
        load ??= writeMore(source, () => {
          isWritten = true;
        });
        if (isWritten && step === 'Reading') rowsReadAfter++;
      },
    });
    await load;
    expect(rowsReadAfter).toBeGreaterThan(0);
    expect(await readStoredRows(source)).not.toEqual(before);

    const { changedTexts } = await restoreBackup({
      path,
      secret,
      databaseUrl: targetUrl,
      overwrite: false,
    });
    const target = await openForTest(targetUrl);
    const after = await readStoredRows(target);
    const isTextChanged = from === 'sqlite' && to === 'postgres';
    for (const [table, rows] of Object.entries(before)) {
      const expected = rows.map((row) =>
        isTextChanged ? String(row).replaceAll('\\u0000', '\ufffd') : row,
      );
      const kept = expected.filter((row) => !/visit(or)?-salt-/.test(String(row))).sort();
      expect({ [table]: after[table] }).toEqual({ [table]: leftOut.includes(table) ? [] : kept });
      expect(rows.length, `${table} has a row in this test`).toBeGreaterThan(0);
    }
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    expect(changedTexts > 0).toBe(isTextChanged);

    // New ids continue after the highest id that was ever used.
    const created = await createPost(target, samplePost({ title: 'After the restore' }));
    expect(created.id).toBe(lastPost + 1);
  },
);

test.for(['sqlite', 'postgres'] as const)(
  'on %s only a whole backup of this site is restored, and otherwise the database stays unchanged',
  async (engine) => {
    const secret = key;
    const databaseUrl = await newDatabase(engine);
    const database = await openDatabase(databaseUrl);
    await createPost(database, samplePost({ title: 'Stays' }));
    const before = await readStoredRows(database);
    await database.destroy();
    const path = await newBackupPath();
    await createBackup({ databaseUrl, path, secret });
    const whole = readFileSync(path);
    const errorMessage = async (
      options: { secret?: string | undefined; overwrite?: boolean } = {},
    ) =>
      await restoreBackup({ path, secret, databaseUrl, overwrite: true, ...options }).then(
        () => 'restored',
        (error: Error) => error.message.replace(path, 'FILE'),
      );
    const damaged = 'FILE is damaged or cut short: its checksum does not match';
    const stranger = 'FILE is no backup of this site';

    const magicLength = 'lutka-backup '.length;
    for (const length of [0, 5, 20, 80, 200, whole.length - 1]) {
      truncateSync(path, length);
      expect([length, await errorMessage()]).toEqual([
        length,
        length < magicLength ? stranger : damaged,
      ]);
      writeFileSync(path, whole);
    }
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 100)) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      writeFileSync(path, flipped);
      expect([at, await errorMessage()]).toEqual([at, at < magicLength ? stranger : damaged]);
    }
    writeFileSync(
      path,
      withChecksum(whole, (text) => text.replace('"version":1', '"version":2')),
    );
    expect(await errorMessage()).toBe(
      'FILE was made by a newer version of the site: update this one first',
    );
    // Without the key, a changed backup is rejected even if its checksum is right.
    for (const at of [-40, -100]) {
      writeFileSync(
        path,
        withChecksum(whole, (text) => flip(text, text.length + at)),
      );
      expect(await errorMessage()).toMatch(/^(BACKUP_KEY is not the key|The backup was changed)/);
    }
    writeFileSync(path, whole);
    expect(await errorMessage({ secret: 'another key, as long' })).toBe(
      'BACKUP_KEY is not the key that this backup was made with',
    );
    expect(await errorMessage({ secret: undefined })).toBe(
      'FILE is encrypted: set BACKUP_KEY to the key it was made with',
    );
    expect(await errorMessage({ overwrite: false })).toMatch(
      /posts already. With --overwrite they are/,
    );
    writeFileSync(path, whole);
    const lines = await readBackupFile(path, secret, collect);
    for (const [wrong, sentence] of wrongLines(lines)) {
      await writeBackupFile(path, oneByOne(wrong), undefined);
      expect(await errorMessage()).toContain(sentence);
    }
    writeFileSync(path, whole);
    const listening = Promise.withResolvers<void>();
    const running = await openDatabaseWithChanges(databaseUrl, {
      onChange: () => undefined,
      // PostgreSQL calls this once the connection listens.
      onMissedEvents: listening.resolve,
    });
    if (!databaseUrl.startsWith('file:')) await listening.promise;
    expect(await errorMessage()).toMatch(/^The site runs on .*Stop it first$/);
    await expect(assertStopped(databaseUrl)).rejects.toThrow(/^The site runs on /);
    await running.changes.stop();
    await running.database.destroy();

    expect(await readStoredRows(await openForTest(databaseUrl))).toEqual(before);
  },
);

/** A running site changes and deletes rows meanwhile. @param onCommitted is called after the first change */
async function writeMore(database: Database, onCommitted: () => void): Promise<void> {
  await sql`update posts set title = 'Written while the backup is made'`.execute(database);
  onCommitted();
  await sql`update settings set value = 'changed'`.execute(database);
  await sql`delete from images where width > 10`.execute(database);
}

/** Lines with a right checksum that are no backup, and the error message for each. */
function wrongLines([header = '', ...rows]: string[]): [string[], string][] {
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(header), ...change });
  const post = rows.findIndex((row) => row.includes('Stays'));
  const withPost = (row: string) => [header, ...rows.with(post, row)];
  return [
    [[], 'The backup has no header that can be read'],
    [[changed({ createdAt: 'yesterday' }), ...rows], 'The backup has no header that can be read'],
    [[changed({ tables: [] }), ...rows], "The backup's tables are not those of 00"],
    [
      [changed({ schema: '9999-later' }), ...rows],
      'newer version of the site (its tables are those of 9999-later)',
    ],
    [[header, ...rows.slice(0, -1)], 'The backup lacks rows of '],
    [[header, ...rows, rows.at(-1) ?? ''], 'The backup has more rows than its header says'],
    [withPost('[1]'), 'A row of posts in the backup can'],
    [withPost('{'), 'A row of posts in the backup can'],
    [withPost(rows[post]?.replace('[1,', '["1",') ?? ''), 'posts.id in the backup is no integer'],
    [
      withPost(rows[post]?.replace('"Stays"', 'null') ?? ''),
      'posts.title in the backup is no text',
    ],
  ];
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

async function* oneByOne(lines: string[]): AsyncIterable<string> {
  for (const line of lines) yield `${line}\n`;
}

function withChecksum(whole: Buffer, change: (text: string) => string): Buffer {
  const changed = Buffer.from(change(whole.subarray(0, -32).toString('latin1')), 'latin1');
  return Buffer.concat([changed, createHash('sha256').update(changed).digest()]);
}

function flip(text: string, at: number): string {
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
}

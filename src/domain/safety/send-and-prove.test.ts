import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import {
  openStore,
  ProofError,
  proveBackup,
  sendBackup,
  WrongKeyError,
} from '#platform/backup/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { startS3 } from '../../../tests/support/start-s3.ts';
import { newFolder } from '../../../tests/support/temporary.ts';

const secret = 'the key of these tests';
const keep = { hours: 24, days: 14, weeks: 8 };
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

/** Reads a title from the restored database. */
async function readTitle(databaseUrl: string): Promise<void> {
  const copy = await openDatabase(databaseUrl);
  const post = await copy.selectFrom('posts').select('title').executeTakeFirstOrThrow();
  await copy.destroy();
  expect(post.title).toBe('The secret plan');
}

describeEachEngine('a backup to the second place', (test) => {
  test('goes only when rows differ, is encrypted, and is proven table by table', async ({
    database,
    databaseUrl,
  }) => {
    const folder = await newFolder();
    const store = openStore({ kind: 'folder', folder });
    const common = { databaseUrl, secret, store, keep };
    await createPost(database, samplePost({ title: 'The secret plan' }));
    const first = await sendBackup({
      ...common,
      last: null,
      mayHaveChanged: true,
      now: at('09:00'),
    });
    expect(first.manifest.find(({ name }) => name === 'posts')?.rows).toBe(1);
    const bytes = await readFile(join(folder, first.name));
    expect(bytes.includes('The secret plan')).toBe(false);

    // The token may differ although no row does.
    const same = await sendBackup({
      ...common,
      last: first,
      mayHaveChanged: true,
      now: at('09:15'),
    });
    expect(same).toEqual(first);
    await createPost(database, samplePost({ title: 'Another one' }));
    await database.deleteFrom('posts').where('title', '=', 'Another one').execute();
    await database.insertInto('settings').values({ key: 'a-change', value: '1' }).execute();
    const second = await sendBackup({
      ...common,
      last: first,
      mayHaveChanged: true,
      now: at('09:30'),
    });
    expect((await store.list()).map(({ name }) => name)).toEqual([first.name, second.name]);

    const proof = { databaseUrl, secret, store, render: readTitle };
    expect(await proveBackup({ ...proof, sent: second })).toBe(second.name);
    // Of another installation: compared with the file itself.
    expect(await proveBackup({ ...proof, sent: null })).toBe(second.name);
    const altered = second.manifest.map((table) =>
      table.name === 'posts' ? { ...table, hash: `${table.hash}0` } : table,
    );
    await expect(proveBackup({ ...proof, sent: { ...second, manifest: altered } })).rejects.toThrow(
      /differs in: posts/,
    );
    await expect(
      proveBackup({ ...proof, secret: 'a key that is not it', sent: second }),
    ).rejects.toThrow(WrongKeyError);

    await truncate(join(folder, second.name), 1_000);
    await expect(proveBackup({ ...proof, sent: second })).rejects.toThrow();
    const again = await sendBackup({
      ...common,
      last: second,
      mayHaveChanged: false,
      now: at('09:45'),
    });
    expect(again.name).not.toBe(second.name);
  });
});

testOnFile(
  'a backup to the second place goes to a storage with the S3 protocol and comes back from it',
  async ({ database, databaseUrl }) => {
    const store = openStore((await startS3()).settings);
    await createPost(database, samplePost({ title: 'The secret plan' }));
    const proof = { databaseUrl, secret, store, render: readTitle };
    await expect(proveBackup({ ...proof, sent: null })).rejects.toThrow(ProofError);
    const sent = await sendBackup({
      databaseUrl,
      secret,
      store,
      keep,
      last: null,
      mayHaveChanged: true,
      now: at('09:00'),
    });
    expect(await proveBackup({ ...proof, sent })).toBe(sent.name);
  },
);

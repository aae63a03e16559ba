import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { removeUnusedImages } from './index.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const aMonthAgo = '2026-10-22T12:00:00.000Z';
const longAgo = '2026-10-22T11:59:59.999Z';

describeEachEngine('removeUnusedImages', (test) => {
  test('removes images, with their variants, that are older than 30 days and in no post', async ({
    database,
  }) => {
    const [cover, inText, ofDeleted, unused, young] = ['a', 'b', 'c', 'd', 'e'] as const;
    for (const letter of [cover, inText, ofDeleted, unused])
      await insert(database, letter, longAgo);
    await insert(database, young, aMonthAgo);
    await createPost(database, samplePost({ image: path(cover) }));
    await createPost(
      database,
      samplePost({ content: `Text\n\n![A](${path(inText)}) and ![B](${path(cover)})` }),
    );
    const deleted = await createPost(database, samplePost({ image: path(ofDeleted) }));
    await database
      .updateTable('posts')
      .set({ deleted_at: now.toISOString() })
      .where('id', '=', deleted.id)
      .execute();

    expect(await removeUnusedImages(database, now)).toBe(1);
    expect(await lettersOf(database, 'images')).toEqual([cover, inText, ofDeleted, young]);
    expect(await lettersOf(database, 'image_variants')).toEqual([cover, inText, ofDeleted, young]);
    expect(await removeUnusedImages(database, now)).toBe(0);
  });

  test('keeps what has an alternative text in the library, and what earlier revisions show', async ({
    database,
  }) => {
    for (const letter of ['a', 'b', 'c']) await insert(database, letter, longAgo);
    await database
      .insertInto('picture_texts')
      .values({ hash: 'a'.repeat(32), language: 'ckb', alt: 'دەریاچە', words: 'دهریاچه' })
      .execute();
    await database
      .insertInto('revisions')
      .values({
        translation_group: 'g',
        language: 'en',
        number: 1,
        at: longAgo,
        kind: 'edited',
        is_whole: 1,
        data: Buffer.of(1),
        lost_pictures: JSON.stringify(['b'.repeat(32)]),
      })
      .execute();
    expect(await removeUnusedImages(database, now)).toBe(1);
    expect(await lettersOf(database, 'images')).toEqual(['a', 'b']);
  });

  test('removes images when there are no posts', async ({ database }) => {
    await insert(database, 'a', longAgo);
    expect(await removeUnusedImages(database, now)).toBe(1);
    expect(await removeUnusedImages(database, now)).toBe(0);
  });
});

function path(letter: string): string {
  return `/media/${letter.repeat(32)}.jpg`;
}

async function insert(database: Database, letter: string, createdAt: string): Promise<void> {
  const hash = letter.repeat(32);
  await database
    .insertInto('images')
    .values({ hash, width: 1, height: 1, created_at: createdAt })
    .execute();
  await database
    .insertInto('image_variants')
    .values({ image_hash: hash, suffix: '.jpg', content_type: 'image/jpeg', bytes: Buffer.of(1) })
    .execute();
}

async function lettersOf(database: Database, table: 'images' | 'image_variants') {
  const hash = table === 'images' ? 'images.hash' : 'image_variants.image_hash';
  const rows = await database.selectFrom(table).select(`${hash} as hash`).execute();
  return rows.map((row) => row.hash.slice(0, 1)).sort();
}

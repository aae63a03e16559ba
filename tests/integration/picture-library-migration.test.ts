import { Kysely } from 'kysely';
import { expect } from 'vitest';
import { usesOf } from '#domain/media/index.ts';
import { toColumns } from '#domain/posts/post-row.ts';
import { blankPost } from '#domain/posts/shared/fields.ts';
import { migrateTo } from '#platform/backup/migrate-to.ts';
import { chooseEngine } from '#platform/database/engines/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import type { Schema } from '#platform/database/schema.ts';
import { describeEachEngine } from '../support/each-engine.ts';

const path = (letter: string) => `/media/${letter.repeat(32)}.jpg`;

describeEachEngine('the migration to the library', (test) => {
  test('records the pictures of the posts that exist', async ({ newDatabaseUrl }) => {
    const engine = chooseEngine(newDatabaseUrl);
    const before = new Kysely<unknown>({ dialect: engine.dialect });
    await migrateTo(before, engine, '0011-schedule');
    const now = new Date().toISOString();
    // Later migrations add these.
    const { series, series_part, ...columns } = toColumns(blankPost);
    await before
      .withTables<{ posts: Omit<Schema['posts'], 'series' | 'series_part'> }>()
      .insertInto('posts')
      .values(
        Array.from({ length: 450 }, (_, index) => ({
          ...columns,
          slug: `post-${index}`,
          title: `Title ${index}`,
          image: index % 3 === 0 ? '/default-cover.jpg' : path('a'),
          image_alt: 'دەریاچە',
          content: `Text ![A \\[big\\] plan](${path('b')} "Caption") ${index % 7 ? '' : `[x](${path('c')})`}`,
          language: 'en' as const,
          translation_group: `group-${index}`,
          read_time_minutes: 1,
          created_at: now,
          updated_at: now,
          deleted_at: index % 10 === 0 ? now : null,
        })),
      )
      .execute();
    await before.destroy();
    const database = await openDatabase(newDatabaseUrl);
    const posts = await database.selectFrom('posts').selectAll().execute();
    const expected = posts.flatMap((post) =>
      usesOf(post).map((use) => ({ post_id: post.id, ...use })),
    );
    const stored = await database.selectFrom('picture_uses').selectAll().execute();
    expect(expected.length).toBeGreaterThan(700);
    expect(stored).toHaveLength(expected.length);
    expect(stored).toEqual(expect.arrayContaining(expected));
    await database.destroy();
  });
});

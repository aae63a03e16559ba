import { expect } from 'vitest';
import { createPost, type NewPost } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { readStatistics, statistics } from './index.ts';

const now = new Date('2026-11-21T23:59:59.999Z');

describeEachEngine('readStatistics', (test) => {
  test('returns zeros for every day and language of a site without posts', async ({ database }) => {
    const found = await readStatistics(database, 30, now);
    expect(found).toMatchObject({ totalPosts: 0, publishedPosts: 0, totalViews: 0 });
    expect(found.viewsPerDay).toHaveLength(30);
    expect(found.viewsPerDay.every(({ views }) => views === 0)).toBe(true);
    expect(found.mostRead).toEqual([
      { language: 'en', posts: [] },
      { language: 'ar', posts: [] },
      { language: 'ckb', posts: [] },
    ]);
    expect(() => statistics.parse(found)).not.toThrow();
  });

  test('counts posts, published posts and all their views', async ({ database }) => {
    await addPost(database, {}, { '2020-01-01': 5, '2026-11-21': 1 });
    await addPost(database, { language: 'ar' }, { '2026-11-20': 2 });
    await addPost(database, { publishedAt: null }, { '2026-11-19': 4 });
    expect(await readStatistics(database, 30, now)).toMatchObject({
      totalPosts: 3,
      publishedPosts: 2,
      totalViews: 12,
    });
  });

  test.for([
    [30, '2026-10-23'],
    [90, '2026-08-24'],
  ] as const)(
    'returns %d UTC days up to today, the oldest first: from %s',
    async ([days, first], { database }) => {
      const dayBefore = new Date(Date.parse(first) - 1).toISOString().slice(0, 10);
      await addPost(
        database,
        {},
        { [dayBefore]: 100, [first]: 1, '2026-11-21': 2, '2026-11-22': 100 },
      );
      await addPost(database, { language: 'ar' }, { [first]: 10 });
      const { viewsPerDay, mostRead } = await readStatistics(database, days, now);
      expect(viewsPerDay).toHaveLength(days);
      expect(viewsPerDay.filter(({ views }) => views > 0)).toEqual([
        { day: first, views: 11 },
        { day: '2026-11-21', views: 2 },
      ]);
      expect(viewsPerDay[0]?.day).toBe(first);
      expect(viewsPerDay.at(-1)?.day).toBe('2026-11-21');
      expect(new Set(viewsPerDay.map(({ day }) => day)).size).toBe(days);
      expect(mostRead.map(({ posts }) => posts[0]?.views)).toEqual([3, 10, undefined]);
    },
  );

  test('lists the five most read posts of each language, ties in order of creation', async ({
    database,
  }) => {
    const views = [3, 9, 1, 7, 7, 2];
    const created: { id: number; slug: string }[] = [];
    for (const [index, count] of views.entries()) {
      created.push(
        await addPost(
          database,
          { title: `Post ${index}` },
          { '2026-11-20': count - 1, '2026-11-21': 1 },
        ),
      );
    }
    const kurdish = await addPost(
      database,
      { title: 'کوردی', language: 'ckb', publishedAt: null },
      { '2026-11-21': 4 },
    );
    await addPost(database, { title: 'Unread', language: 'ar' }, {});
    const { mostRead } = await readStatistics(database, 30, now);
    expect(mostRead.map(({ language }) => language)).toEqual(['en', 'ar', 'ckb']);
    expect(mostRead[0]?.posts).toEqual(
      [1, 3, 4, 0, 5].map((index) => ({
        ...created[index],
        title: `Post ${index}`,
        published: true,
        views: views[index],
      })),
    );
    expect(mostRead[1]?.posts).toEqual([]);
    expect(mostRead[2]?.posts).toEqual([
      { ...kurdish, title: 'کوردی', published: false, views: 4 },
    ]);
  });

  test('ignores deleted posts that can still be restored', async ({ database }) => {
    const { id } = await addPost(database, {}, { '2026-11-21': 4 });
    await addPost(database, {}, { '2026-11-21': 3 });
    await database
      .updateTable('posts')
      .set({ deleted_at: '2026-11-21T12:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const found = await readStatistics(database, 30, now);
    expect(found).toMatchObject({ totalPosts: 1, publishedPosts: 1, totalViews: 3 });
    expect(found.viewsPerDay.at(-1)).toEqual({ day: '2026-11-21', views: 3 });
    expect(found.mostRead[0]?.posts.map(({ views }) => views)).toEqual([3]);
  });
});

/** Adds a post with a number of views for each day. */
async function addPost(
  database: Database,
  fields: Partial<NewPost>,
  viewsByDay: Record<string, number>,
): Promise<{ id: number; slug: string }> {
  const { id, slug } = await createPost(database, samplePost(fields));
  const rows = Object.entries(viewsByDay).map(([day, views]) => ({ post_id: id, day, views }));
  const views = rows.reduce((sum, row) => sum + row.views, 0);
  if (rows.length > 0) await database.insertInto('post_views_daily').values(rows).execute();
  await database.updateTable('posts').set({ views }).where('id', '=', id).execute();
  return { id, slug };
}

import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

describeEachEngine('GET /api/admin/analytics', (test) => {
  test('returns the counters, views per day and the most read posts', async ({ database }) => {
    const today = new Date().toISOString().slice(0, 10);
    const { id, slug } = await createPost(
      database,
      samplePost({ title: 'کوردی', language: 'ckb' }),
    );
    await createPost(database, samplePost({ publishedAt: null }));
    await database.updateTable('posts').set({ views: 7 }).where('id', '=', id).execute();
    await database
      .insertInto('post_views_daily')
      .values({ day: today, post_id: id, views: 3 })
      .execute();
    const response = await ask(database, '?days=30', await signedInHeaders(database));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { viewsPerDay, ...others } = await response.json();
    expect(others).toEqual({
      totalPosts: 2,
      publishedPosts: 1,
      totalViews: 7,
      mostRead: [
        { language: 'en', posts: [] },
        { language: 'ar', posts: [] },
        { language: 'ckb', posts: [{ id, slug, title: 'کوردی', published: true, views: 3 }] },
      ],
    });
    expect(viewsPerDay).toHaveLength(30);
  });

  test.for([
    ['', 30],
    ['?days=30', 30],
    ['?days=90', 90],
  ] as const)('%s: %d days', async ([query, days], { database }) => {
    const response = await ask(database, query, await signedInHeaders(database));
    const { viewsPerDay } = await response.json();
    expect(viewsPerDay).toHaveLength(days);
  });

  test.for(['0', '31', '-30', '30.0', '1e2', 'all', '', '999999999'])(
    'responds 400 with a sentence: days=%s',
    async (days, { database }) => {
      const response = await ask(database, `?days=${days}`, await signedInHeaders(database));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: 'days must be 30 or 90',
        code: 'invalid',
        field: { name: 'days' },
      });
    },
  );

  test('responds 401 without a session, for any query', async ({ database }) => {
    for (const query of ['', '?days=90', '?days=all']) {
      const response = await ask(database, query, {});
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'signed-out' });
    }
  });
});

async function ask(database: Database, query: string, headers: Record<string, string>) {
  return await createApi({ database, clientIpOf: () => '' }).request(
    `/api/admin/analytics${query}`,
    { headers },
  );
}

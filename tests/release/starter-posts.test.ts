import { expect } from 'vitest';
import { findPublishedPost, installStarterPosts, listPublishedPosts } from '#domain/posts/index.ts';
import { countWords } from '#domain/posts/shared/read-time.ts';
import { languages } from '#i18n/languages.ts';
import { openDatabase } from '#platform/database/index.ts';
import { describePostgres, testOnFile } from '../support/each-engine.ts';

testOnFile(
  'starter posts are at least six complete, linked articles in three languages, and are never restored',
  async ({ database }) => {
    await installStarterPosts(database);
    for (const language of languages) {
      const posts = await listPublishedPosts(database, { language, limit: 50 });
      expect(posts.length).toBeGreaterThanOrEqual(6);
      expect(new Set(posts.map(({ image }) => image)).size).toBe(posts.length);
      for (const { slug, content } of posts) {
        const post = await findPublishedPost(database, slug);
        expect(post?.translations.map((translation) => translation.language).sort()).toEqual(
          languages.filter((other) => other !== language).sort(),
        );
        const prose = content.replace(/```.*?```/gs, '');
        expect(countWords(prose), slug).toBeGreaterThanOrEqual(600);
        expect(prose).toMatch(/^## /m);
        expect(prose).toMatch(/^[-*] /m);
        expect(prose).toMatch(/^\|[ :|-]+\|$/m);
        expect(content).toMatch(/^```[a-z]+$/m);
        expect(slug).toMatch(/^[a-z0-9-]{3,64}$/);
      }
    }
    await database.deleteFrom('posts').execute();
    expect(await installStarterPosts(database)).toBe(0);
    expect(await listPublishedPosts(database, { language: undefined, limit: 50 })).toEqual([]);
  },
);

describePostgres('starter posts', (test) => {
  test('are added once when two processes start together', async ({ database, databaseUrl }) => {
    const other = await openDatabase(databaseUrl);
    const counts = await Promise.all([installStarterPosts(database), installStarterPosts(other)]);
    await other.destroy();
    expect(counts.sort((a, b) => a - b)[0]).toBe(0);
    const posts = await listPublishedPosts(database, { language: 'en', limit: 50 });
    expect(posts.length).toBe((counts[1] ?? 0) / languages.length);
  });
});

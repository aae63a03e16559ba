import { describe, expect } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { testOnFile as test } from '../../../tests/support/each-engine.ts';
import { findPublishedPost, installStarterPosts, listPublishedPosts } from './index.ts';
import { countWords } from './shared/read-time.ts';

describe('installStarterPosts', () => {
  test('adds at least six complete, linked articles in three languages to a new database, and never restores one', async ({
    database,
  }) => {
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
  });
});

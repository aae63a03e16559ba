import { expect } from 'vitest';
import { installStarterPosts, listPublishedPosts } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { openDatabase } from '#platform/database/index.ts';
import { describePostgres } from '../support/each-engine.ts';

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

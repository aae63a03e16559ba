import { type AdminPostSummary, adminListFields } from '#domain/posts/shared/admin-post.ts';
import { blankPost, pickFields } from '#domain/posts/shared/fields.ts';

/** A post of the list for tests. A test passes the fields that matter to it. */
export function summary(given: Partial<AdminPostSummary> = {}): AdminPostSummary {
  const id = given.id ?? 1;
  return {
    ...pickFields(blankPost, adminListFields),
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    author: 'admin',
    category: 'General',
    tags: ['blog'],
    image: '/default-cover.jpg',
    language: 'en',
    published: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    views: 0,
    translationGroup: `group-${id}`,
    needsCleanup: false,
    textVersion: null,
    sourceVersion: null,
    ...given,
  };
}

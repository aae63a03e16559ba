import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';

/** Where every query of posts begins: one that waits for its deletion exists for nobody. */
export function existingPosts(database: Database) {
  return database.selectFrom('posts').where('deleted_at', 'is', null);
}

/** Where every query for visitors begins. */
export function publishedPosts(database: Database) {
  return existingPosts(database).where('published_at', 'is not', null);
}

/** What waits for its deletion, and may still be restored. */
export function deletedPosts(database: Database) {
  return database
    .selectFrom('posts')
    .select(['id', 'slug', 'first_published_at'])
    .where('deleted_at', 'is not', null);
}

/** Where every change of a post begins; it changes nothing when there is no such post. */
export function updateExistingPost(database: Database, id: number) {
  return database.updateTable('posts').where('id', '=', id).where('deleted_at', 'is', null);
}

export function postNotFound(): DomainError {
  return new DomainError('not-found', 'Post not found');
}

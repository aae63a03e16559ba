import { DomainError } from '#domain/domain-error.ts';
import type { Database, NewPostRow } from '#platform/database/index.ts';

/** A language of a translation group, which at most one post has. */
export type GroupMember = Pick<NewPostRow, 'translation_group' | 'language'>;

/** Start every query of posts here: it leaves out deleted posts that can still be restored. */
export function activePosts(database: Database) {
  return database.selectFrom('posts').where('deleted_at', 'is', null);
}

/** Start every query for visitors here. */
export function publishedPosts(database: Database) {
  return activePosts(database).where('published_at', 'is not', null);
}

/** Deleted posts that can still be restored. */
export function deletedPosts(database: Database) {
  return database
    .selectFrom('posts')
    .select(['id', 'slug', 'first_published_at'])
    .where('deleted_at', 'is not', null);
}

/** Start every update of a post here; it changes nothing if there is no such post. */
export function updateActivePost(database: Database, id: number) {
  return database.updateTable('posts').where('id', '=', id).where('deleted_at', 'is', null);
}

export function postNotFound(): DomainError {
  return new DomainError('not-found', 'Post not found');
}

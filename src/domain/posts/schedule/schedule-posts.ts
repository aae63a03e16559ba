import { DomainError } from '#domain/domain-error.ts';
import { type Database, inTransaction, lockRows } from '#platform/database/index.ts';
import { activePosts, postNotFound } from '../post-queries.ts';

type Scheduling = {
  /** The posts of one article, or others. */
  ids: readonly number[];
  publishAt: Date;
  username: string;
  now: Date;
};

/**
 * Lets posts be published at a time, all of them or none. Another time replaces an earlier choice. What is published is
 * the text as it is then.
 *
 * @returns the slugs
 * @throws {DomainError} `not-found`; `already-published`; `time-has-passed`
 */
export async function schedulePublication(
  database: Database,
  { ids, publishAt, username, now }: Scheduling,
): Promise<string[]> {
  if (publishAt <= now) throw new DomainError('time-has-passed', 'The time must be in the future');
  const publish_at = publishAt.toISOString();
  return await inTransaction(database, async (transaction) => {
    const chosen = activePosts(transaction).select(['id', 'slug', 'published_at']);
    const posts = await lockRows(transaction, chosen.where('id', 'in', ids).orderBy('id'));
    if (posts.length < new Set(ids).size) throw postNotFound();
    if (posts.some((post) => post.published_at !== null))
      throw new DomainError('already-published', 'The post is published already');
    await transaction
      .insertInto('scheduled_publications')
      .values(posts.map(({ id }) => ({ post_id: id, publish_at, username, published_at: null })))
      .onConflict((conflict) =>
        conflict.column('post_id').doUpdateSet({ publish_at, username, published_at: null }),
      )
      .execute();
    return posts.map(({ slug }) => slug);
  });
}

/** @returns whether there was one to cancel */
export async function cancelPublication(database: Database, id: number): Promise<boolean> {
  const cancelled = await database
    .deleteFrom('scheduled_publications')
    .where('post_id', '=', id)
    .where('published_at', 'is', null)
    .returning('post_id')
    .executeTakeFirst();
  return cancelled !== undefined;
}

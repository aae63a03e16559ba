import { recordInAuditLog } from '#domain/audit-log/index.ts';
import { recordRevision } from '#domain/revisions/index.ts';
import type { Database } from '#platform/database/index.ts';
import { toAdminPost } from '../admin-post.ts';
import { lockPosts } from '../lock-articles.ts';
import { updateActivePost } from '../post-queries.ts';
import { rememberText } from '../remember-text.ts';

/**
 * Publishes every post whose time has come, the earliest first, each in a transaction of its own. However many
 * processes do so at once, and wherever one dies: each post is published once.
 *
 * @param now by the clock that all processes share
 * @returns how many were published
 */
export async function publishDue(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  let published = 0;
  for (let id = await findDue(database, at); id !== undefined; id = await findDue(database, at)) {
    const postId = id;
    const isPublished = await database
      .transaction()
      .execute(async (transaction) => await publish(transaction, postId, now));
    if (isPublished) published += 1;
  }
  return published;
}

async function findDue(database: Database, at: string): Promise<number | undefined> {
  const due = await database
    .selectFrom('scheduled_publications as due')
    .innerJoin('posts', 'posts.id', 'due.post_id')
    .select('due.post_id')
    .where('due.published_at', 'is', null)
    .where('due.publish_at', '<=', at)
    // A deleted post waits until it is restored.
    .where('posts.deleted_at', 'is', null)
    .orderBy('due.publish_at')
    .orderBy('due.post_id')
    .executeTakeFirst();
  return due?.post_id;
}

/** @returns false where another process was faster, or the post has been published or deleted meanwhile */
async function publish(database: Database, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  await lockPosts(database, [id]);
  const claimed = await database
    .updateTable('scheduled_publications')
    .set({ published_at: at })
    .where('post_id', '=', id)
    .where('published_at', 'is', null)
    // The editor may have chosen a later time meanwhile.
    .where('publish_at', '<=', at)
    .returning('username')
    .executeTakeFirst();
  if (!claimed) return false;
  const row = await updateActivePost(database, id)
    .where('published_at', 'is', null)
    .set(({ fn, val }) => ({
      published_at: fn.coalesce('first_published_at', val(at)),
      first_published_at: fn.coalesce('first_published_at', val(at)),
    }))
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  const { username } = claimed;
  const actor = { username, ipAddress: null };
  const action = 'post-published-on-schedule';
  await recordInAuditLog(database, actor, { action, subject: row.slug }, now);
  const { translation_group: translationGroup, language } = row;
  const post = toAdminPost(row);
  const text = { translationGroup, language, values: post, at };
  await recordRevision(database, text, { kind: 'published', username });
  await rememberText(database, post, { kind: 'published', username, at });
  return true;
}

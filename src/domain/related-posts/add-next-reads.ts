import { lockPosts } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { nextReadLimits } from './limits.ts';

/**
 * Adds readers who went on from a published post to others in its language, and notes it for a new list.
 *
 * @param from the slug of the post
 * @param readers by the slugs of the others, at least `nextReadLimits.readers` for each. Those that readers can't open,
 *   and those in another language, are left out
 */
export async function addNextReads(
  database: Database,
  from: string,
  readers: ReadonlyMap<string, number>,
): Promise<void> {
  const posts = await database
    .selectFrom('posts')
    .select(['id', 'slug', 'language'])
    .where('slug', 'in', [from, ...readers.keys()])
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  const post = posts.find(({ slug }) => slug === from);
  if (!post) return;
  const added = new Map(
    posts
      .filter(({ id, language }) => id !== post.id && language === post.language)
      .map(({ id, slug }) => [id, readers.get(slug) ?? 0]),
  );
  if (added.size === 0) return;
  await database.transaction().execute(async (transaction) => {
    // Other processes wait with the readers of this post.
    await lockPosts(transaction, [post.id]);
    await transaction
      .insertInto('related_pending')
      .values({ post_id: post.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await transaction
      .selectFrom('next_reads')
      .select(['next_id', 'readers'])
      .where('post_id', '=', post.id)
      .execute();
    const sums = sumReaders(new Map(stored.map((row) => [row.next_id, row.readers])), added);
    await transaction.deleteFrom('next_reads').where('post_id', '=', post.id).execute();
    await transaction
      .insertInto('next_reads')
      .values(
        [...sums].map(([next_id, readersOfNext]) => ({
          post_id: post.id,
          next_id,
          readers: readersOfNext,
        })),
      )
      .execute();
  });
}

/**
 * The readers of a post's next posts with those that come: old ones fade, none has fewer than
 * `nextReadLimits.readers`, and of more than `nextReadLimits.next` those stay that come and those with most readers.
 */
export function sumReaders(
  stored: ReadonlyMap<number, number>,
  added: ReadonlyMap<number, number>,
): Map<number, number> {
  const all = [...stored.values(), ...added.values()].reduce((sum, readers) => sum + readers, 0);
  const part = all > nextReadLimits.fading ? 2 : 1;
  const sums = new Map([...stored].map(([id, readers]) => [id, Math.floor(readers / part)]));
  for (const [id, readers] of added) sums.set(id, (sums.get(id) ?? 0) + readers);
  return new Map(
    [...sums]
      .filter(([, readers]) => readers >= nextReadLimits.readers)
      .sort(
        ([one, most], [other, more]) =>
          Number(added.has(other)) - Number(added.has(one)) || more - most || other - one,
      )
      .slice(0, nextReadLimits.next),
  );
}

/** Forgets who went on from a post that readers can't open any more, and who went on to it. */
export async function removeNextReads(database: Database, id: number): Promise<void> {
  await database
    .deleteFrom('next_reads')
    .where(({ eb, or }) => or([eb('post_id', '=', id), eb('next_id', '=', id)]))
    .execute();
}

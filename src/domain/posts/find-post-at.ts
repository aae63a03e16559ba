import type { Database } from '#platform/database/index.ts';
import { findPublishedPost } from './find-published-post.ts';
import type { PostWithTranslations } from './post.ts';
import { isSlug } from './slug.ts';
import { standingOf } from './standing.ts';

/**
 * The published post that an address leads to.
 *
 * @returns the post; its `slug` is another one where the post has moved. `gone` for one that was deleted, null for an unknown
 * address and a draft's alike, so that nobody can tell that a draft exists
 */
export async function findPostAt(
  database: Database,
  slug: string,
): Promise<PostWithTranslations | 'gone' | null> {
  const post = await findPublishedPost(database, slug);
  if (post || !isSlug(slug)) return post;
  const owner = (await findOwner(database, slug)) ?? (await findFormerOwner(database, slug));
  if (!owner) return null;
  // Its post is not even stored any more.
  if (owner.slug === null) return 'gone';
  const standing = standingOf(owner);
  if (standing === 'published') return await findPublishedPost(database, owner.slug);
  return standing === 'gone' ? 'gone' : null;
}

const ownerColumns = [
  'posts.slug',
  'posts.published_at',
  'posts.first_published_at',
  'posts.deleted_at',
] as const;

async function findOwner(database: Database, slug: string) {
  return await database
    .selectFrom('posts')
    .select(ownerColumns)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

async function findFormerOwner(database: Database, slug: string) {
  return await database
    .selectFrom('former_addresses')
    .leftJoin('posts', 'posts.id', 'former_addresses.post_id')
    .select(ownerColumns)
    .where('former_addresses.slug', '=', slug)
    .executeTakeFirst();
}

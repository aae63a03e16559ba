import type { Database } from '#platform/database/index.ts';
import { findPublishedPost } from './find-published-post.ts';
import type { PostWithTranslations } from './post.ts';
import { publicStatusOf } from './public-status.ts';
import { isSlug } from './slug-rules.ts';

/**
 * The published post that a current or former slug leads to.
 *
 * @returns the post; its `slug` differs if the slug was changed. `gone` for a deleted post; null for an unknown slug
 * and for an unpublished post, so that nobody can tell that it exists
 */
export async function findPostBySlug(
  database: Database,
  slug: string,
): Promise<PostWithTranslations | 'gone' | null> {
  const post = await findPublishedPost(database, slug);
  if (post || !isSlug(slug)) return post;
  const owner = (await findOwner(database, slug)) ?? (await findFormerOwner(database, slug));
  if (!owner) return null;
  // The post was purged.
  if (owner.slug === null) return 'gone';
  const standing = publicStatusOf(owner);
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

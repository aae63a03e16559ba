import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { publicStatusOf } from './public-status.ts';

/** The key of a purged post's short link among the slug redirects; no slug has this form. */
export function shortLinkSlug(id: number): string {
  return `p/${id}`;
}

/** @returns the post's language and slug, `gone` for a deleted post, null for an unpublished or unknown one */
export async function resolveShortLink(
  database: Database,
  id: number,
): Promise<{ language: Language; slug: string } | 'gone' | null> {
  const post = await database
    .selectFrom('posts')
    .select(['language', 'slug', 'published_at', 'first_published_at', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post) return (await isKnownAsGone(database, id)) ? 'gone' : null;
  const standing = publicStatusOf(post);
  if (standing === 'gone') return 'gone';
  return standing === 'published' ? { language: post.language, slug: post.slug } : null;
}

async function isKnownAsGone(database: Database, id: number): Promise<boolean> {
  const entry = await database
    .selectFrom('former_addresses')
    .select('slug')
    .where('slug', '=', shortLinkSlug(id))
    .executeTakeFirst();
  return entry !== undefined;
}

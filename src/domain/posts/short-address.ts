import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { standingOf } from './standing.ts';

/** What a post's short address is remembered by once the post is gone; no slug looks like it. */
export function shortAddress(id: number): string {
  return `p/${id}`;
}

/** @returns where the post is now, `gone` for one that was deleted, null for a draft and an unknown one alike */
export async function findPageOfShortAddress(
  database: Database,
  id: number,
): Promise<{ language: Language; slug: string } | 'gone' | null> {
  const post = await database
    .selectFrom('posts')
    .select(['language', 'slug', 'published_at', 'first_published_at', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post) return (await isRemembered(database, id)) ? 'gone' : null;
  const standing = standingOf(post);
  if (standing === 'gone') return 'gone';
  return standing === 'published' ? { language: post.language, slug: post.slug } : null;
}

async function isRemembered(database: Database, id: number): Promise<boolean> {
  const entry = await database
    .selectFrom('former_addresses')
    .select('slug')
    .where('slug', '=', shortAddress(id))
    .executeTakeFirst();
  return entry !== undefined;
}

import { oldPathOf, resolveOldPath } from '#domain/posts/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { Database } from '#platform/database/index.ts';

/** The target of a URL that no page has; `gone` for a deleted post. */
export type OldUrl = { to: string; status: 301 | 302 } | 'gone' | null;

/**
 * Finds the post that had a URL on the site from which it was imported: one query by the primary key. A number without
 * a post (`/?p=12`) leads to the home page, which is in the cache.
 *
 * @param isUnknown whether this site has no page at the path
 */
export async function followOldUrl(
  database: Database,
  { pathname, search }: URL,
  isUnknown: boolean,
): Promise<OldUrl> {
  const path = oldPathOf(pathname + search);
  const isNumber = path?.startsWith('/?') ?? false;
  if (path === null || !(isUnknown || isNumber)) return null;
  const post = await resolveOldPath(database, path);
  if (post === null) return isNumber ? { to: '/', status: 302 } : null;
  if (post === 'gone') return 'gone';
  return { to: pathInLanguage(`/blog/${post.slug}`, post.language), status: 301 };
}

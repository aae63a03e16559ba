import { positiveNumber } from '#domain/input/shared/positive-number.ts';
import type { Language } from '#i18n/languages.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { publicStatusOf } from './public-status.ts';
import { addRedirects } from './slug-redirects.ts';
import { isSlug } from './slug-rules.ts';

/** Decoded. WordPress cuts the slug of a path at 200 bytes. */
const maxLength = 500;

/** Characters that no path has, and that PostgreSQL does not store. */
const unsafe = /\p{Cc}|[\ud800-\udfff]/u;

/**
 * How an old path is stored and looked up: decoded, in lower case, without the slash at its end. All spellings of one
 * path are one. WordPress also links to posts by their number: `/?p=12`.
 *
 * @param target path and query of a URL
 * @returns null for the home page, and for what can be no old path
 */
export function oldPathOf(target: string): string | null {
  const [path = '', query = ''] = target.split('?', 2);
  const spelling = spellingOf(path);
  if (spelling === null) return null;
  if (spelling !== '/') return spelling;
  const number = new URLSearchParams(query).get('p');
  return number !== null && positiveNumber.test(number) ? `/?p=${number}` : null;
}

function spellingOf(path: string): string | null {
  try {
    const decoded = decodeURI(path).normalize('NFC').trim().toLowerCase();
    const spelling = `/${decoded.split('/').filter(Boolean).join('/')}`;
    return spelling === '/' || isOldPath(spelling) ? spelling : null;
  } catch {
    return null;
  }
}

/** Whether a text can be stored as an old path. */
function isOldPath(path: string): boolean {
  return /^\/./.test(path) && path.length <= maxLength && !unsafe.test(path);
}

/** @returns the post's language and slug, `gone` for a deleted post, null for an unpublished or unknown one */
export async function resolveOldPath(
  database: Database,
  path: string,
): Promise<{ language: Language; slug: string } | 'gone' | null> {
  const post = await database
    .selectFrom('old_paths')
    .leftJoin('posts', 'posts.id', 'old_paths.post_id')
    .select(['language', 'slug', 'published_at', 'first_published_at', 'deleted_at'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (!post) return null;
  const { language, slug, ...times } = post;
  // The post was purged.
  if (language === null || slug === null) return 'gone';
  const status = publicStatusOf(times);
  if (status === 'gone') return 'gone';
  return status === 'published' ? { language, slug } : null;
}

/**
 * Makes old paths redirect to a post. A path that redirects to another post stays as it is, and so does a slug that
 * another post has or had.
 *
 * @param paths as `oldPathOf` writes them; others are left out
 * @returns the paths that redirect to another post
 */
export async function addOldPaths(
  database: Database,
  paths: readonly string[],
  postId: number,
): Promise<string[]> {
  if (paths.length === 0) return [];
  return await inTransaction(database, async (transaction) => {
    const taken: string[] = [];
    for (const path of new Set(paths.filter(isOldPath))) {
      const slug = slugOf(path);
      const isAdded =
        slug === null
          ? await addPath(transaction, path, postId)
          : await addFormerSlug(transaction, slug, postId);
      if (!isAdded) taken.push(path);
    }
    return taken;
  });
}

/** The slug of a path where this site has its posts too. */
function slugOf(path: string): string | null {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug !== undefined && isSlug(slug) ? slug : null;
}

async function addPath(database: Database, path: string, postId: number): Promise<boolean> {
  const added = await database
    .insertInto('old_paths')
    .values({ path, post_id: postId, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet({ post_id: postId })
        .where((row) =>
          row.or([row('old_paths.post_id', 'is', null), row('old_paths.post_id', '=', postId)]),
        ),
    )
    .returning('path')
    .executeTakeFirst();
  return added !== undefined;
}

async function addFormerSlug(database: Database, slug: string, postId: number): Promise<boolean> {
  const owner = await database
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (owner) return owner.id === postId;
  const former = await database
    .selectFrom('former_addresses')
    .select('post_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (former?.post_id != null && former.post_id !== postId) return false;
  await addRedirects(database, [slug], postId);
  return true;
}

/** The paths that redirect to a post, sorted; its former slugs are among them. */
export async function listOldPaths(database: Database, postId: number): Promise<string[]> {
  const slugs = await database
    .selectFrom('former_addresses')
    .select('slug')
    .where('post_id', '=', postId)
    .execute();
  const paths = await database
    .selectFrom('old_paths')
    .select('path')
    .where('post_id', '=', postId)
    .execute();
  return [...slugs.map(({ slug }) => `/blog/${slug}`), ...paths.map(({ path }) => path)].sort();
}

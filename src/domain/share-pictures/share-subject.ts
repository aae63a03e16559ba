import { readPageSummary } from '#domain/pages/index.ts';
import { publishedPosts } from '#domain/posts/index.ts';
import { isLanguage } from '#i18n/languages.ts';
import { type PageRegistry, pages } from '#pages.ts';
import type { Database } from '#platform/database/index.ts';
import type { ShareSubject } from './shared/share-picture-path.ts';

/**
 * The current subject of a share picture's URL.
 *
 * @param name the part of the URL before the hash: `post-12`, `about-ckb`
 * @returns null for an unknown name and for a post that is not public
 */
export async function findShareSubject(
  database: Database,
  name: string,
  registry: PageRegistry = pages,
): Promise<ShareSubject | null> {
  const [kind = '', detail = ''] = name.split('-');
  if (kind === 'post') return await findPost(database, detail);
  const page = Object.hasOwn(registry, kind) ? registry[kind] : undefined;
  if (!page || !isLanguage(detail)) return null;
  const summary = await readPageSummary(page, detail);
  return summary && { kind: 'page', name: kind, title: summary.title, language: detail };
}

async function findPost(database: Database, id: string): Promise<ShareSubject | null> {
  // Larger numbers are out of range for PostgreSQL.
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const post = await publishedPosts(database)
    .select(['id', 'title', 'language', 'image'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return post ? { kind: 'post', ...post } : null;
}

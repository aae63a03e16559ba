import { readLegalDocument } from '#domain/legal/index.ts';
import { publishedPosts } from '#domain/posts/index.ts';
import { type SharePage, type ShareSubject, sharePages } from '#domain/share-address/index.ts';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { Database } from '#platform/database/index.ts';

/**
 * What an address of a share picture speaks of, as it is today.
 *
 * @param name the part of the address before the hash: `post-12`, `about-ckb`
 * @returns null for an unknown name and for a post that visitors can't read
 */
export async function findShareSubject(
  database: Database,
  name: string,
): Promise<ShareSubject | null> {
  const [kind, detail = ''] = name.split('-');
  if (kind === 'post') return await findPost(database, detail);
  const page = sharePages.find((known) => known === kind);
  if (!page || !isLanguage(detail)) return null;
  return { kind: 'page', name: page, title: await titleOfPage(page, detail), language: detail };
}

async function findPost(database: Database, id: string): Promise<ShareSubject | null> {
  // Larger numbers are none for PostgreSQL.
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const post = await publishedPosts(database)
    .select(['id', 'title', 'language', 'image'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return post ? { kind: 'post', ...post } : null;
}

/** The title that the page's head has. */
async function titleOfPage(page: SharePage, language: Language): Promise<string> {
  if (page === 'privacy' || page === 'terms')
    return (await readLegalDocument(page, language)).title;
  const { hero, about, portfolio, blog } = await loadMessages(language, [
    'hero',
    'about',
    'portfolio',
    'blog',
  ]);
  const titles = {
    home: hero?.pageTitle,
    about: about?.pageTitle,
    portfolio: portfolio?.pageTitle,
    blog: blog?.title,
  };
  return titles[page] ?? '';
}

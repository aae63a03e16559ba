import { findInHistory } from '#domain/revisions/index.ts';
import type { Database } from '#platform/database/index.ts';
import { activePosts, postNotFound } from './post-queries.ts';
import { textVersion } from './text-version.ts';

/**
 * The English text that a post was translated from: as it is now, or from the history.
 *
 * @returns null if it is not known, or not kept any more
 * @throws {DomainError} `not-found` if there is no such post
 */
export async function findTranslationSource(
  database: Database,
  id: number,
): Promise<{ title: string; content: string } | null> {
  const post = await activePosts(database)
    .select(['translation_group as group', 'source_version as version', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post) throw postNotFound();
  if (post.language === 'en') return null;
  const english = await activePosts(database)
    .select(['title', 'content'])
    .where('translation_group', '=', post.group)
    .where('language', '=', 'en')
    .executeTakeFirst();
  // Without a version the text was translated from the English as it still is.
  if (english && (post.version === null || post.version === textVersion(english))) return english;
  if (post.version === null) return null;
  const found = await findInHistory(
    database,
    { translationGroup: post.group, language: 'en' },
    (text) => textVersion(text) === post.version,
  );
  return found && { title: found.title, content: found.content };
}

import { findPictureSize } from '#domain/media/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import type { PostWithTranslations } from './post.ts';
import { pageColumns, postColumns, toPageFields, toPost } from './post.ts';
import { activePosts } from './post-queries.ts';
import { countWords } from './shared/read-time.ts';

/**
 * A post as its page shows it, published or not. It names no translations: the page of a published one does.
 *
 * @returns null where the article has no post in the language
 */
export async function findLanguageVersion(
  database: Database,
  { translationGroup, language }: { translationGroup: string; language: Language },
): Promise<PostWithTranslations | null> {
  const row = await activePosts(database)
    .select([...postColumns, ...pageColumns])
    .where('translation_group', '=', translationGroup)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...toPost(row),
    translations: [],
    ...toPageFields(row),
    wordCount: countWords(row.content),
    imageSize: await findPictureSize(database, row.image),
  };
}

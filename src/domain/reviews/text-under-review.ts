import { editPost, findLanguageVersion, type PostWithTranslations } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import type { ReviewedField } from './shared/remark.ts';

/** One language version of an article. */
export type TextKey = { translationGroup: string; language: Language };

/**
 * The text that reviewers see and editors change: the stored post, published or not. Everything else of this folder
 * asks here, so another place where a text can lie, such as a draft on the server, is added in this file.
 *
 * @returns null where the article has no text in the language
 */
export async function findTextUnderReview(
  database: Database,
  key: TextKey,
): Promise<PostWithTranslations | null> {
  return await findLanguageVersion(database, key);
}

/** Changes a field of the text, unless someone was faster. */
export async function changeTextUnderReview(
  database: Database,
  { id }: Pick<PostWithTranslations, 'id'>,
  change: { field: ReviewedField; text: string; updatedAt: string },
) {
  return await editPost(database, id, { [change.field]: change.text, updatedAt: change.updatedAt });
}

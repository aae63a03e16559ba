import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';

/** An article in the reader's language, and the text of it that matched, which may be another language's. */
export type VisibleText = {
  id: number;
  slug: string;
  title: string;
  category: string;
  /** JSON array. */
  tags: string;
  textId: number;
  textLanguage: Language;
};

/**
 * Which of the indexed texts readers of a language can open: the text is published, and so is the article in their
 * language. A text that has changed since it was indexed is left out. The newest come first.
 */
export async function findVisible(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<VisibleText[]> {
  if (ids.length === 0) return [];
  return await database
    .selectFrom('posts as text')
    .innerJoin('posts as own', 'own.translation_group', 'text.translation_group')
    .select([
      ...(['own.id', 'own.slug', 'own.title', 'own.category', 'own.tags'] as const),
      'text.id as textId',
      'text.language as textLanguage',
    ])
    .where('text.id', 'in', ids)
    .where('text.deleted_at', 'is', null)
    .where('text.published_at', 'is not', null)
    .where('own.language', '=', language)
    .where('own.deleted_at', 'is', null)
    .where('own.published_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_pending')
            .select('post_id')
            .whereRef('search_pending.post_id', '=', 'text.id'),
        ),
      ),
    )
    .orderBy('own.published_at', 'desc')
    .orderBy('own.id', 'desc')
    .execute();
}

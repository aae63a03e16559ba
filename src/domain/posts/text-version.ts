import { createHash } from 'node:crypto';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { Database } from '#platform/database/index.ts';
import { lockArticles } from './lock-articles.ts';
import { activePosts } from './post-queries.ts';
import { fromColumns } from './post-row.ts';

type Text = { title: string; content: string };

/** Identifies a text by its words: blank lines and trailing spaces do not change it. */
export function textVersion({ title, content }: Text): string {
  const lines = [title, ...content.split(/\r\n|\r|\n/)].map((line) => line.trimEnd());
  const words = lines
    .filter((line) => line !== '')
    .join('\n')
    .trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

/** The version of the text that a record was made from; null for a text that a person wrote. */
function versionOfSource({ title, blocks }: TranslationRecord): string | null {
  const source = {
    title: title.source,
    content: blocks.map((block) => block.source).join('\n'),
  };
  return source.title + source.content.trim() === '' ? null : textVersion(source);
}

/**
 * The version of the English text that a text in another language translates: its record's source, or for a text that a
 * person wrote, the English text at that time. Null without an English text, and for English.
 */
export async function sourceVersion(
  database: Database,
  post: { language: string; translationGroup: string; translation: TranslationRecord | null },
): Promise<string | null> {
  if (post.language === 'en') return null;
  const recorded = post.translation && versionOfSource(post.translation);
  if (recorded) return recorded;
  const english = await activePosts(database)
    .select(['title', 'content'])
    .where('translation_group', '=', post.translationGroup)
    .where('language', '=', 'en')
    .executeTakeFirst();
  return english ? textVersion(english) : null;
}

/** Stores the current version of the English text in translations that have none, before that text changes. */
export async function recordSourceVersions(
  database: Database,
  translationGroup: string,
): Promise<void> {
  const unknown = await activePosts(database)
    .select(['id', 'language', 'translation_record'])
    .where('translation_group', '=', translationGroup)
    .where('language', '!=', 'en')
    .where('source_version', 'is', null)
    .execute();
  if (unknown.length > 0) await lockArticles(database, [translationGroup]);
  for (const { id, language, ...columns } of unknown) {
    const { translation } = fromColumns(columns, ['translation']);
    const version = await sourceVersion(database, { language, translationGroup, translation });
    await database
      .updateTable('posts')
      .set({ source_version: version })
      .where('id', '=', id)
      .where('source_version', 'is', null)
      .execute();
  }
}

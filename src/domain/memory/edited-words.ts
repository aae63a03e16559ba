import { z } from 'zod';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { translationLanguages } from '#i18n/languages.ts';
import { withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import type { Database } from '#platform/database/index.ts';
import type { ApprovedPair } from './approved-pairs.ts';
import { wordSimilarity } from './word-distance.ts';

/** The most words of a paragraph that are compared: the first ones. */
const maxWords = 300;

/** The newest months of all languages and models. */
const maxRows = 120;

/** How much editors changed of what a model gave for the translations of a month. */
export const editedWords = z.object({
  /** When the model translated, in UTC: "2026-11". */
  month: z.string(),
  language: z.enum(translationLanguages),
  /** Provider and model. */
  model: z.string(),
  /** Words that the model gave, in translations that were published. */
  words: z.int(),
  /** Words that were changed, added or removed. */
  changed: z.int(),
});

type Translated = {
  translationGroup: string;
  language: TranslationLanguage;
  model: string;
  /** When the model translated it, ISO 8601 in UTC. */
  at: string;
};

/** Counts the words of a published translation that editors changed, anew with each save. */
export async function recordEditedWords(
  database: Database,
  { translationGroup, language, model, at }: Translated,
  pairs: readonly ApprovedPair[],
): Promise<void> {
  const counts = { words: 0, changed: 0 };
  for (const { kind, target, machine } of pairs) {
    if (kind !== 'paragraph' || machine === undefined) continue;
    const [given, now] = [wordsOf(machine), wordsOf(target)];
    const longest = Math.max(given.length, now.length);
    counts.words += given.length;
    if (machine !== target)
      counts.changed += Math.round((1 - wordSimilarity(given, now)) * longest);
  }
  if (counts.words === 0) return;
  const about = { model, month: at.slice(0, 7), ...counts };
  await database
    .insertInto('edited_words')
    .values({ translation_group: translationGroup, language, ...about })
    .onConflict((conflict) =>
      conflict.columns(['translation_group', 'language']).doUpdateSet(about),
    )
    .execute();
}

/** The newest month first. */
export async function listEditedWords(database: Database): Promise<z.output<typeof editedWords>[]> {
  const rows = await database
    .selectFrom('edited_words')
    .select(({ fn }) => [
      'month',
      'language',
      'model',
      fn.sum<number | string>('words').as('words'),
      fn.sum<number | string>('changed').as('changed'),
    ])
    .groupBy(['month', 'language', 'model'])
    .orderBy('month', 'desc')
    .orderBy('language')
    .orderBy('model')
    .limit(maxRows)
    .execute();
  // PostgreSQL adds up in integers that are too large for a number.
  return rows.map((row) => ({ ...row, words: Number(row.words), changed: Number(row.changed) }));
}

function wordsOf(text: string): string[] {
  return (withoutPlaceholders(text).match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu) ?? []).slice(0, maxWords);
}

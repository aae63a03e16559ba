import { DomainError } from '#domain/domain-error.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { readLetters } from '#language/word-forms/word-letters.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { type AddedWord, spellingLimits } from './shared/house-word.ts';

/** The words that editors added, the newest first. */
export async function listAddedWords(database: Database): Promise<AddedWord[]> {
  const rows = await database
    .selectFrom('spelling_words')
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy('word')
    .execute();
  return rows.map(({ language, word, username, added_at }) => ({
    language,
    word,
    username,
    addedAt: added_at,
  }));
}

/**
 * Adds a word to the house's own. One that is there already stays as it is.
 *
 * @param word in any spelling; it is stored in the letters of its language
 * @returns the word as it is stored
 * @throws {DomainError} `invalid` if there are too many
 */
export async function addHouseWord(
  database: Database,
  { language, word, username }: { language: TranslationLanguage; word: string; username: string },
): Promise<AddedWord> {
  const { letters } = readLetters(word, language);
  return await inTransaction(database, async (transaction) => {
    const { count } = await transaction
      .selectFrom('spelling_words')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('language', '=', language)
      .executeTakeFirstOrThrow();
    if (Number(count) >= spellingLimits.added)
      throw new DomainError(
        'invalid',
        `At most ${spellingLimits.added} words can be added. Delete one that is not needed`,
      );
    await transaction
      .insertInto('spelling_words')
      .values({ language, word: letters, username, added_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await transaction
      .selectFrom('spelling_words')
      .selectAll()
      .where('language', '=', language)
      .where('word', '=', letters)
      .executeTakeFirstOrThrow();
    return { language, word: letters, username: row.username, addedAt: row.added_at };
  });
}

/** @throws {DomainError} `not-found` */
export async function deleteHouseWord(
  database: Database,
  language: TranslationLanguage,
  word: string,
): Promise<void> {
  const deleted = await database
    .deleteFrom('spelling_words')
    .where('language', '=', language)
    .where('word', '=', word)
    .returning('word')
    .executeTakeFirst();
  if (!deleted) throw new DomainError('not-found', 'The list has no such word');
}

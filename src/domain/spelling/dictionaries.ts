import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { DomainError } from '#domain/domain-error.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { type Dictionary, writeDictionary } from '#language/spelling/dictionary.ts';
import { DictionaryFileError } from '#language/spelling/read-hunspell.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';

/** What the panel loads of a dictionary, compressed. */
const maxDictionaryBytes = 500_000;

/** Several times what the largest dictionary is as text, and no bomb. */
const maxTextBytes = 32_000_000;

export type StoredDictionary = {
  language: TranslationLanguage;
  /** A part of its URL: it changes with its bytes. */
  hash: string;
  words: number;
  bytes: number;
  licence: string;
  addedAt: string;
};

/**
 * Stores a dictionary in the place of the one of its language.
 *
 * @throws {DictionaryFileError} if it is too large for the panel
 */
export async function storeDictionary(
  database: Database,
  dictionary: Dictionary,
  licence: string,
): Promise<StoredDictionary> {
  const text = Buffer.from(writeDictionary(dictionary));
  const bytes = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  if (bytes.length > maxDictionaryBytes || text.length > maxTextBytes)
    throw new DictionaryFileError(
      `The dictionary has ${bytes.length} bytes when compressed; the panel loads at most ${maxDictionaryBytes}. ` +
        'Leave a list of words out, or its longest words.',
    );
  const row = {
    language: dictionary.language,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    words: dictionary.words.size + dictionary.listed.size,
    licence,
    bytes,
    added_at: new Date().toISOString(),
  };
  await inTransaction(database, async (transaction) => {
    await removeDictionary(transaction, dictionary.language);
    await transaction.insertInto('spelling_dictionaries').values(row).execute();
  });
  const { language, hash, words, added_at } = row;
  return { language, hash, words, bytes: bytes.length, licence, addedAt: added_at };
}

/** The dictionaries that the operator added, without their words. */
export async function listDictionaries(database: Database): Promise<StoredDictionary[]> {
  const rows = await database
    .selectFrom('spelling_dictionaries')
    .select(({ fn }) => [
      'language',
      'hash',
      'words',
      'licence',
      'added_at',
      fn<number>('length', ['bytes']).as('size'),
    ])
    .orderBy('language')
    .execute();
  return rows.map(({ added_at, size, ...row }) => ({ ...row, bytes: size, addedAt: added_at }));
}

/**
 * The words of a dictionary, compressed with Brotli.
 *
 * @throws {DomainError} `not-found` if another one took its place
 */
export async function readDictionaryBytes(database: Database, hash: string): Promise<Buffer> {
  const row = await database
    .selectFrom('spelling_dictionaries')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) throw new DomainError('not-found', 'There is no such dictionary any more');
  return Buffer.from(row.bytes);
}

/** For a client that reads no Brotli. */
export async function decompressDictionary(bytes: Buffer): Promise<Buffer> {
  return await promisify(brotliDecompress)(bytes, { maxOutputLength: maxTextBytes });
}

/** @returns whether there was one */
export async function removeDictionary(
  database: Database,
  language: TranslationLanguage,
): Promise<boolean> {
  const removed = await database
    .deleteFrom('spelling_dictionaries')
    .where('language', '=', language)
    .returning('language')
    .executeTakeFirst();
  return removed !== undefined;
}

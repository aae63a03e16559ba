import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { type Dictionary, dictionaryLimits } from '#language/spelling/dictionary.ts';
import { withListedWords } from '#language/spelling/listed-words.ts';
import { DictionaryFileError, readHunspell } from '#language/spelling/read-hunspell.ts';

/** A dictionary as its authors give it away: its files, and what they allow. */
export type DictionaryFolder = { dictionary: Dictionary; licence: string };

/**
 * Reads a folder with one `.aff` and one `.dic` file, the licence beside them (`LICENSE`, `COPYING`, `copyright` or
 * `README`), and lists of words (`.txt`, one on a line), if any.
 *
 * @throws {@link DictionaryFileError}
 */
export async function readDictionaryFolder(
  folder: string,
  language: TranslationLanguage,
): Promise<DictionaryFolder> {
  const names = await readdir(folder).catch(() => null);
  if (!names) throw new DictionaryFileError(`${folder} is no folder that can be read.`);
  names.sort();
  const only = (ending: string): string => {
    const found = names.filter((name) => name.endsWith(ending) && name.startsWith(language));
    const [name, second] = found;
    if (name === undefined || second !== undefined)
      throw new DictionaryFileError(
        `The folder must have one file ${language}*${ending}; it has ${found.length}.`,
      );
    return name;
  };
  const read = async (name: string): Promise<string> => {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (size > dictionaryLimits.file)
      throw new DictionaryFileError(
        `${name} has ${size} bytes; at most ${dictionaryLimits.file} are read.`,
      );
    return readFile(path, 'utf8');
  };
  const licenceFile = names.find((name) => /^(?:licen[cs]e|copying|copyright|readme)/i.test(name));
  if (!licenceFile)
    throw new DictionaryFileError(
      'The folder must have the licence of the dictionary, in a file LICENSE, COPYING, copyright or README.',
    );
  const dictionary = readHunspell(await read(only('.aff')), await read(only('.dic')), language);
  const lists = names.filter((name) => name.startsWith(language) && name.endsWith('.txt'));
  const words: string[] = [];
  for (const name of lists) for (const word of (await read(name)).split(/\s+/)) words.push(word);
  return { dictionary: withListedWords(dictionary, words), licence: await read(licenceFile) };
}

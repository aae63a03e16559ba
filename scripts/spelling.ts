/** `npm run spelling`: adds a Hunspell dictionary to the spelling of the panel, for the operator of the site. */
import { DomainError } from '#domain/domain-error.ts';
import {
  listDictionaries,
  readDictionaryFolder,
  removeDictionary,
  storeDictionary,
} from '#domain/spelling/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { DictionaryFileError } from '#language/spelling/read-hunspell.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';

const usage = `Gives the panel's spelling a Hunspell dictionary, in the database in DATABASE_URL.

  npm run spelling add <language> <folder>  stores the dictionary of a folder; language is ar or ckb
  npm run spelling list                     names the dictionaries, with their licences
  npm run spelling remove <language>        removes one

The folder has <language>*.aff and <language>*.dic in UTF-8, the licence beside them (LICENSE, COPYING, copyright or
README), and, if you have any, lists of words in <language>*.txt. docs/operate.md says where to get dictionaries.`;

/** The output of a command goes to `log`, errors go to `error`. */
type Output = Pick<Console, 'log' | 'error'>;

type Command = (database: Database, output: Output) => Promise<number>;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env, console);

/**
 * @param words the words after `npm run spelling`
 * @returns the exit code: 0 done, 1 not done, 2 wrong usage
 */
export async function main(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const command = chooseCommand(words);
  if (!command) {
    const wantsHelp = words.length === 1 && /^(?:-h|--help)$/.test(words[0] ?? '');
    (wantsHelp ? output.log : output.error)(usage);
    return wantsHelp ? 0 : 2;
  }
  try {
    const database = await openDatabase(readEnvironment(environment).databaseUrl);
    try {
      return await command(database, output);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    const isExpected = [DictionaryFileError, StartupError, DomainError].some(
      (kind) => error instanceof kind,
    );
    output.error(isExpected ? (error as Error).message : error);
    return 1;
  }
}

/** @returns null if the words are no command */
function chooseCommand([name, language, folder, ...rest]: readonly string[]): Command | null {
  if (rest.length > 0) return null;
  if (name === 'list' && language === undefined) return list;
  if (language !== 'ar' && language !== 'ckb') return null;
  if (name === 'add' && folder)
    return (database, output) => add(database, language, folder, output);
  if (name === 'remove' && folder === undefined)
    return (database, output) => remove(database, language, output);
  return null;
}

async function add(
  database: Database,
  language: TranslationLanguage,
  folder: string,
  output: Output,
): Promise<number> {
  const { dictionary, licence } = await readDictionaryFolder(folder, language);
  const { words, bytes } = await storeDictionary(database, dictionary, licence);
  output.log(
    `${language}: ${words} words and ${dictionary.rules.length} affixes, ${bytes} bytes for the panel. ` +
      'Its licence is stored beside it.',
  );
  return 0;
}

async function list(database: Database, output: Output): Promise<number> {
  const dictionaries = await listDictionaries(database);
  if (dictionaries.length === 0)
    output.log('There is no dictionary. Spelling knows the site’s own words.');
  for (const { language, words, bytes, addedAt, licence } of dictionaries)
    output.log(
      `${language}: ${words} words, ${bytes} bytes, since ${addedAt}\n\n${licence.trim()}\n`,
    );
  return 0;
}

async function remove(
  database: Database,
  language: TranslationLanguage,
  output: Output,
): Promise<number> {
  const wasThere = await removeDictionary(database, language);
  output[wasThere ? 'log' : 'error'](
    `${language}: ${wasThere ? 'removed' : 'there is no dictionary'}.`,
  );
  return wasThere ? 0 : 1;
}

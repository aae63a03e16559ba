/** `npm run spelling`: adds a Hunspell dictionary to the spelling of the panel, for the operator of the site. */
import {
  listDictionaries,
  readDictionaryFolder,
  removeDictionary,
  storeDictionary,
} from '#domain/spelling/index.ts';
import { type TranslationLanguage, translationLanguages } from '#i18n/languages.ts';
import { DictionaryFileError } from '#language/spelling/read-hunspell.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { CommandError, runCommand, UsageError } from './run-command.ts';

const usage = `Gives the panel's spelling a Hunspell dictionary, in the database in DATABASE_URL.

  npm run spelling add <language> <folder>  stores the dictionary of a folder; language is ${translationLanguages.join(' or ')}
  npm run spelling list                     names the dictionaries, with their licences
  npm run spelling remove <language>        removes one

The folder has <language>*.aff and <language>*.dic in UTF-8, the licence beside them (LICENSE, COPYING, copyright or
README), and, if you have any, lists of words in <language>*.txt. docs/operate.md says where to get dictionaries.`;

/** @returns the lines of output */
type Command = (database: Database) => Promise<string>;

process.exitCode = await runCommand({
  usage,
  expected: [DictionaryFileError],
  async run({ words, variables }) {
    const command = chooseCommand(words);
    const database = await openDatabase(readEnvironment(variables).databaseUrl);
    try {
      return await command(database);
    } finally {
      await database.destroy();
    }
  },
});

/** @throws {UsageError} if the words are no command */
function chooseCommand([name, word, folder, ...rest]: readonly string[]): Command {
  if (name === 'list') {
    if (word !== undefined) throw new UsageError('list must stand alone');
    return list;
  }
  if (name !== 'add' && name !== 'remove')
    throw new UsageError('The command must be one of add, list, remove');
  const language = translationLanguages.find((each) => each === word);
  if (!language)
    throw new UsageError(`The language must be one of ${translationLanguages.join(', ')}`);
  if (name === 'add') {
    if (!folder || rest.length > 0) throw new UsageError('add must have one folder');
    return (database) => add(database, language, folder);
  }
  if (folder !== undefined) throw new UsageError('remove must have a language alone');
  return (database) => remove(database, language);
}

async function add(
  database: Database,
  language: TranslationLanguage,
  folder: string,
): Promise<string> {
  const { dictionary, licence } = await readDictionaryFolder(folder, language);
  const { words, bytes } = await storeDictionary(database, dictionary, licence);
  return (
    `${language}: ${words} words and ${dictionary.rules.length} affixes, ${bytes} bytes for the panel. ` +
    'Its licence is stored beside it.'
  );
}

async function list(database: Database): Promise<string> {
  const dictionaries = await listDictionaries(database);
  if (dictionaries.length === 0)
    return 'There is no dictionary. Spelling knows the site’s own words.';
  return dictionaries
    .map(
      ({ language, words, bytes, addedAt, licence }) =>
        `${language}: ${words} words, ${bytes} bytes, since ${addedAt}\n\n${licence.trim()}\n`,
    )
    .join('\n');
}

async function remove(database: Database, language: TranslationLanguage): Promise<string> {
  if (!(await removeDictionary(database, language)))
    throw new CommandError(`${language}: there is no dictionary.`);
  return `${language}: removed.`;
}

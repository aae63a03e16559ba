import type { TranslationLanguage } from '#i18n/languages.ts';
import { readLetters } from '../word-forms/word-letters.ts';
import { type AffixRule, type Dictionary, dictionaryLimits, standsAlone } from './dictionary.ts';

/** A file is no Hunspell dictionary, or larger than any real one. The message names the file and the line. */
export class DictionaryFileError extends Error {
  override name = 'DictionaryFileError';
}

type Flags = 'char' | 'long' | 'num';

/** The settings by which the rest of the .aff file and the .dic file are parsed. */
type Reading = {
  language: TranslationLanguage;
  flags: Flags;
  /** `AF`: sets of flags that the files name by their number. */
  aliases: string[];
  /** The flags that were parsed before. */
  sets: Map<string, readonly string[]>;
  needAffix: string;
  forbidden: string[];
};

/**
 * Reads a Hunspell dictionary: `FLAG`, `AF`, `PFX`, `SFX`, `REP`, `NEEDAFFIX`, `FORBIDDENWORD` and `ONLYINCOMPOUND`,
 * and the words with their flags. Words are not combined with affixes here, so the cost is that of reading both files.
 * Marks, tatweel and morphological fields are left out. Compounds are not read.
 *
 * Format: hunspell(5).
 *
 * @throws {@link DictionaryFileError}
 */
export function readHunspell(
  affixFile: string,
  wordFile: string,
  language: TranslationLanguage,
): Dictionary {
  const { reading, rules, replacements } = readAffixes(affixFile, language);
  return { language, rules, replacements, ...readWords(wordFile, reading), listed: new Set() };
}

function linesOf(text: string, file: string, most: number): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (lines.length > most)
    throw new DictionaryFileError(
      `The ${file} file has ${lines.length} lines; at most ${most} are read.`,
    );
  const long = lines.findIndex((line) => line.length > dictionaryLimits.line);
  if (long >= 0)
    throw new DictionaryFileError(
      `Line ${long + 1} of the ${file} file is longer than ${dictionaryLimits.line} characters.`,
    );
  return lines;
}

function readAffixes(text: string, language: TranslationLanguage) {
  const reading: Reading = {
    language,
    flags: 'char',
    aliases: [],
    sets: new Map(),
    needAffix: '',
    forbidden: [],
  };
  const lines = linesOf(text, '.aff', dictionaryLimits.affixLines);
  const replacements: [string, string][] = [];
  const rules: AffixRule[] = [];
  /** Whether the flag's affixes may stand together with one on the other side. */
  const crossing = new Map<string, boolean>();
  for (const [index, line] of lines.entries()) {
    const [key, ...fields] = line.trim().split(/\s+/);
    const [first = '', second = '', third = '', condition = '.'] = fields;
    if (key === 'SET' && !/^utf-?8$/i.test(first))
      throw new DictionaryFileError(`The files must be in UTF-8; the .aff file says ${first}.`);
    if (key === 'FLAG') reading.flags = first === 'long' || first === 'num' ? first : 'char';
    else if (key === 'AF' && !isCount(fields, reading.aliases)) reading.aliases.push(first);
    else if (key === 'NEEDAFFIX') reading.needAffix = first;
    else if (key === 'FORBIDDENWORD' || key === 'ONLYINCOMPOUND') reading.forbidden.push(first);
    else if (key === 'REP' && second && replacements.length < dictionaryLimits.replacements) {
      // Anchors say where in the word; a suggestion is looked up anyway.
      const [from, to] = [first, second].map((part) => part.replace(/[\^$]/g, ''));
      if (from && to !== undefined) replacements.push([from, to.replaceAll('_', ' ')]);
    } else if (key === 'PFX' || key === 'SFX') {
      const side = key === 'PFX' ? 'prefix' : 'suffix';
      if (fields.length === 3 && /^[YN]$/.test(second) && /^\d+$/.test(third)) {
        crossing.set(key + first, second === 'Y');
        continue;
      }
      if (third === '') continue;
      if (rules.length === dictionaryLimits.rules)
        throw new DictionaryFileError(
          `The .aff file has more than ${dictionaryLimits.rules} rules.`,
        );
      const [add = '', continued = ''] = third.split('/');
      const written = condition.replace(side === 'suffix' ? /\$$/ : /^\^/, '');
      const letters = (part: string) => (part === '0' ? '' : lettersOf(part, language));
      if (!/^(?:\[\^?[^[\]]+\]|[^[\]])+$/u.test(written))
        throw new DictionaryFileError(
          `Line ${index + 1} of the .aff file has a condition that can’t be read.`,
        );
      rules.push({
        side,
        flag: first,
        strip: letters(second),
        add: letters(add),
        condition: written === '.' ? '' : written,
        next: flagsOf(continued, reading),
        crosses: crossing.get(key + first) ?? false,
      });
    }
  }
  return { reading, rules, replacements };
}

/** The first `AF` line has the number of those that follow. */
function isCount(fields: readonly string[], aliases: readonly string[]): boolean {
  return aliases.length === 0 && fields.length === 1 && /^\d+$/.test(fields[0] ?? '');
}

function flagsOf(written: string, reading: Reading): readonly string[] {
  const known = reading.sets.get(written);
  if (known) return known;
  const { flags, aliases, sets } = reading;
  const isAlias = aliases.length > 0 && /^\d+$/.test(written);
  const set = (isAlias ? aliases[Number(written) - 1] : written) ?? '';
  const all =
    flags === 'num' ? set.split(',') : (set.match(flags === 'long' ? /../gu : /./gu) ?? []);
  const own = [...new Set(all)].filter((flag) => flag !== '').slice(0, dictionaryLimits.flags);
  sets.set(written, own);
  return own;
}

function lettersOf(word: string, language: TranslationLanguage): string {
  return readLetters(word, language).letters;
}

function readWords(text: string, reading: Reading): Pick<Dictionary, 'words' | 'flagSets'> {
  const flagsOfWords = new Map<string, Set<string>>();
  const forbidden = new Set<string>();
  for (const line of linesOf(text, '.dic', dictionaryLimits.words)) {
    const [entry = ''] = line.trim().split(/\s/);
    const [word = '', written = ''] = entry.split('/');
    const letters = lettersOf(word, reading.language);
    if (!oneWord.test(letters) || letters.length > dictionaryLimits.word) continue;
    const flags = flagsOf(written, reading);
    if (flags.some((flag) => reading.forbidden.includes(flag))) {
      forbidden.add(letters);
      continue;
    }
    const known = flagsOfWords.get(letters) ?? new Set<string>();
    for (const flag of flags) known.add(flag);
    if (!flags.includes(reading.needAffix)) known.add(standsAlone);
    flagsOfWords.set(letters, known);
  }
  const sets = new Map<string, number>();
  const flagSets: string[][] = [];
  const words = new Map<string, number>();
  for (const [word, flags] of flagsOfWords) {
    if (forbidden.has(word)) continue;
    const set = [...flags].sort();
    const name = set.join('\n');
    const number = sets.get(name) ?? flagSets.push(set) - 1;
    sets.set(name, number);
    words.set(word, number);
  }
  return { words, flagSets };
}

const oneWord = /^\p{Script=Arabic}+$/u;

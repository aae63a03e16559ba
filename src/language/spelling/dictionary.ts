import type { TranslationLanguage } from '#i18n/languages.ts';

/** An affix as Hunspell describes it: `strip` makes way for `add` at one side of a word. */
export type AffixRule = {
  side: 'prefix' | 'suffix';
  /** Words with this flag take the affix. */
  flag: string;
  strip: string;
  add: string;
  /** What the word must end (of a prefix: begin) with: letters, `.`, `[abc]` or `[^abc]`. Empty: anything. */
  condition: string;
  /** Flags of the word with this affix: what may follow it. */
  next: readonly string[];
  /** Whether the word may have an affix at the other side, too. */
  crosses: boolean;
};

/** The words of a language, and what may be written together with them. */
export type Dictionary = {
  language: TranslationLanguage;
  rules: readonly AffixRule[];
  /** Mistakes that people make, and what is right: the first of what is suggested. */
  replacements: readonly (readonly [found: string, right: string])[];
  /** Words, each with the number of its set of flags. */
  words: ReadonlyMap<string, number>;
  flagSets: readonly (readonly string[])[];
  /** Words that somebody counted in texts: most are right. */
  listed: ReadonlySet<string>;
};

/** The flag of a word that stands without affix. No file can have it: flags hold no space. */
export const standsAlone = ' ';

/** Several times what the largest known dictionary has. */
export const dictionaryLimits = {
  /** Bytes of each of the files. */
  file: 8_000_000,
  /** Characters of a line. */
  line: 2_000,
  affixLines: 100_000,
  rules: 20_000,
  words: 500_000,
  /** Letters of a word. */
  word: 64,
  /** Flags of a word. */
  flags: 200,
  replacements: 200,
};

type Head = {
  language: TranslationLanguage;
  replacements: Dictionary['replacements'];
  flagSets: Dictionary['flagSets'];
  rules: readonly (readonly [
    side: 0 | 1,
    flag: string,
    strip: string,
    add: string,
    condition: string,
    next: string,
    crosses: 0 | 1,
  ])[];
};

/**
 * Writes a dictionary as a text that compresses well: a line of JSON, the listed words, then for each set of flags the
 * words that have it, each as the number of letters that it shares with the one before, and the rest.
 */
export function writeDictionary(dictionary: Dictionary): string {
  const { language, replacements, flagSets, rules, words, listed } = dictionary;
  const head: Head = {
    language,
    replacements,
    flagSets,
    rules: rules.map(({ side, flag, strip, add, condition, next, crosses }) => [
      side === 'prefix' ? 0 : 1,
      flag,
      strip,
      add,
      condition,
      next.join(' '),
      crosses ? 1 : 0,
    ]),
  };
  const bySet: string[][] = flagSets.map(() => []);
  for (const [word, set] of words) bySet[set]?.push(word);
  const groups = [[...listed], ...bySet];
  return [JSON.stringify(head), ...groups.map((group) => frontCoded(group.sort()))].join('\n');
}

function frontCoded(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < last.length && word[shared] === last[shared]) shared += 1;
      last = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join(',');
}

/** Reads what {@link writeDictionary} wrote. */
export function readDictionary(text: string): Dictionary {
  const [first = '', listed = '', ...groups] = text.split('\n');
  const { language, replacements, flagSets, rules }: Head = JSON.parse(first);
  const words = new Map<string, number>();
  for (const [set, group] of groups.entries())
    for (const word of wordsIn(group)) words.set(word, set);
  return {
    language,
    replacements,
    flagSets,
    words,
    listed: new Set(wordsIn(listed)),
    rules: rules.map(([side, flag, strip, add, condition, next, crosses]) => ({
      side: side === 0 ? 'prefix' : 'suffix',
      flag,
      strip,
      add,
      condition,
      next: next === '' ? [] : next.split(' '),
      crosses: crosses === 1,
    })),
  };
}

function* wordsIn(frontCoded: string): Generator<string> {
  let last = '';
  if (frontCoded === '') return;
  for (const coded of frontCoded.split(',')) {
    last = last.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
    yield last;
  }
}

import { type Language, languages } from '#i18n/languages.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { wordKeys, wordsIn } from '#language/stems/word-keys.ts';
import { type Database, textIndexOf } from '#platform/database/index.ts';
import { matching, parseQuery, typedWords } from './query.ts';
import { findVisible } from './visible-texts.ts';

/** What is read for a query that finds nothing. */
const limits = {
  /** Words that are one edit away from a typed word, and as many that begin as it does. */
  near: 12,
  /** Queries that are looked up in the texts that readers see: whole ones, and as many of one word. */
  checked: 8,
  /** Texts that are read for each of them. */
  checkedTexts: 12,
  /** Queries that are offered. */
  offered: 5,
  /** A longer word has more words one edit away than are worth reading. */
  letters: 24,
} as const;

const latin = [...'abcdefghijklmnopqrstuvwxyz'];
/** The letters of Arabic and Kurdish that remain when search has folded them. */
const arabic = [...'ءابپتثجچحخدذرزژسشصضطظعغفڤقکگلمنوهیئ'];

/**
 * What to search instead of a query that finds nothing: the query with two of its words joined, or with one of them
 * mended (one letter more, less or other, two exchanged, or the word goes on), then words near each of its words. Each
 * of them finds articles that readers of the language have. Of those and of these, what finds more comes first. Of the
 * forms of a word, which find the same, only the nearest is offered.
 */
export async function findNearWords(
  database: Database,
  text: string,
  language: Language,
): Promise<string[]> {
  const typed = typedWords(text);
  const near: Near[] = [];
  for (const word of typed) near.push(await findNear(database, word, language));
  const offered: string[] = [];
  const forms = new Set<string>();
  if (typed.length > 1) {
    const mended = near
      .flatMap(({ isKnown, words }, at) =>
        words.map((word) => ({ isKnown, text: typed.toSpliced(at, 1, word).join(' ') })),
      )
      // A word that no text has is the likeliest to be wrong.
      .toSorted((one, other) => Number(one.isKnown) - Number(other.isKnown));
    const queries = [...(await joinWords(database, typed)), ...mended.map((one) => one.text)];
    await offer(queries.filter((query) => query !== typed.join(' ')));
  }
  await offer(near.flatMap(({ words }) => words));
  return offered;

  async function offer(queries: readonly string[]): Promise<void> {
    const counts = new Map<string, number>();
    let checks = 0;
    for (const query of new Set(queries)) {
      if (checks === limits.checked || forms.size === limits.offered) break;
      const form = formOf(query, language);
      if (forms.has(form)) continue;
      checks += 1;
      const count = await countVisible(database, query, language);
      if (count === 0) continue;
      forms.add(form);
      counts.set(query, count);
    }
    const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
    offered.push(...sorted.map(([query]) => query));
  }
}

/** The same for all forms of the words of a query. */
function formOf(query: string, language: Language): string {
  const stems = [...wordsIn(query)].map(({ word }) => wordKeys(word, language).stems.join('|'));
  return stems.join(' ');
}

/** Words near one that was typed, those of the reader's language first, and whether it is itself in a text. */
type Near = { isKnown: boolean; words: string[] };

async function findNear(database: Database, typed: string, language: Language): Promise<Near> {
  const word = foldForSearch(typed);
  if (word.length < 3 || word.length > limits.letters) return { isKnown: false, words: [] };
  const known = database
    .selectFrom('search_words')
    .select(['language', 'word', 'shown'])
    .where('language', 'in', languages)
    .orderBy('word')
    .orderBy('language');
  const near = await known
    .where('word', 'in', [word, ...editsOf(word)])
    .limit(limits.near)
    .execute();
  const longer = await known
    .where('word', '>', word)
    .where('word', '<', `${word}\uffff`)
    .limit(limits.near)
    .execute();
  const isSame = (one: { word: string }) => one.word === word;
  const candidates = [
    ...near.toSorted((one, other) => Number(isSame(other)) - Number(isSame(one))),
    ...longer.toSorted((one, other) => one.word.length - other.word.length),
  ];
  // As the reader's language writes it.
  const own = candidates.filter((one) => one.language === language);
  const others = candidates.filter((one) => !own.some((other) => other.word === one.word));
  return { isKnown: near.some(isSame), words: [...own, ...others].map(({ shown }) => shown) };
}

/** The query with two words as one, for each such word that a text has: readers write ماڵ پەڕ for ماڵپەڕ. */
async function joinWords(database: Database, typed: readonly string[]): Promise<string[]> {
  const joined = typed.slice(1).map((word, at) => ({ at, word: `${typed[at]}${word}` }));
  const words = joined.map(({ word }) => foldForSearch(word));
  const rows = await database
    .selectFrom('search_words')
    .select('word')
    .where('language', 'in', languages)
    .where('word', 'in', words)
    .execute();
  const known = new Set(rows.map((row) => row.word));
  return joined
    .filter(({ word }) => known.has(foldForSearch(word)))
    .map(({ at, word }) => typed.toSpliced(at, 2, word).join(' '));
}

/** How many of the newest texts that have all words can be opened by readers of the language. */
async function countVisible(database: Database, text: string, language: Language): Promise<number> {
  const any = languages.map((one) =>
    matching(parseQuery(text, one), { near: 'stemmed', place: 'anywhere', language: one }),
  );
  const ids = await textIndexOf(database).find(database, { any }, limits.checkedTexts);
  return (await findVisible(database, ids, language)).length;
}

/** All words that are one edit away, in folded letters. */
function editsOf(word: string): string[] {
  const letters = /^[a-z]/.test(word) ? latin : arabic;
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    for (const letter of letters) {
      edits.add(before + letter + word.slice(at));
      if (at < word.length) edits.add(before + letter + after);
    }
    edits.add(before + after);
    edits.add(before + after.slice(0, 1) + word.slice(at, at + 1) + after.slice(1));
  }
  edits.delete(word);
  return [...edits];
}

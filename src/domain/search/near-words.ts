import { type Language, languages } from '#i18n/languages.ts';
import { type Database, textIndexOf } from '#platform/database/index.ts';
import type { Query } from './query.ts';
import { languageToken, tokenOf } from './tokens.ts';
import { findVisible } from './visible-texts.ts';

/** What is read for a query that finds nothing. */
const limits = {
  /** Words that begin as a word of the query does. */
  longer: 12,
  /** Words that are looked up in the texts that readers see. */
  checked: 12,
  /** Words that are offered. */
  offered: 5,
  /** A longer word has more words one edit away than are worth reading. */
  letters: 24,
} as const;

const latin = [...'abcdefghijklmnopqrstuvwxyz'];
/** The letters of Arabic and Kurdish that remain when search has folded them. */
const arabic = [...'ءابپتثجچحخدذرزژسشصضطظعغفڤقکگلمنوهیئ'];

/**
 * Words near those of a query that finds nothing: one letter more, less or other, two exchanged, or the word goes on.
 * Each of them stands in an article that readers of the language have.
 */
export async function findNearWords(
  database: Database,
  query: Query,
  language: Language,
): Promise<string[]> {
  const offered: string[] = [];
  let checks = 0;
  for (const candidate of await findCandidates(database, query, language)) {
    if (offered.length === limits.offered || checks === limits.checked) break;
    if (offered.includes(candidate.shown)) continue;
    checks += 1;
    if (await isVisible(database, candidate.word, language)) offered.push(candidate.shown);
  }
  return offered;
}

type Candidate = { language: Language; word: string; shown: string };

async function findCandidates(
  database: Database,
  query: Query,
  language: Language,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  // What was typed, as it is.
  const typed = query.flatMap(([variant]) => variant ?? []).map(({ folded }) => folded);
  for (const word of new Set(typed)) {
    if (word.length < 3 || word.length > limits.letters) continue;
    const known = database.selectFrom('search_words').select(['language', 'word', 'shown']);
    const near = await known
      .where('language', 'in', languages)
      .where('word', 'in', [word, ...editsOf(word)])
      .limit(limits.checked)
      .execute();
    const longer = await known
      .where('language', 'in', languages)
      .where('word', '>', word)
      .where('word', '<', `${word}\uffff`)
      .orderBy('word')
      .limit(limits.longer)
      .execute();
    candidates.push(
      ...near.toSorted((one, other) => Number(other.word === word) - Number(one.word === word)),
      ...longer.toSorted((one, other) => one.word.length - other.word.length),
    );
  }
  // As the reader's language writes it.
  const own = candidates.filter((one) => one.language === language);
  const others = candidates.filter(({ word }) => !own.some((one) => one.word === word));
  return [...own, ...others];
}

async function isVisible(database: Database, word: string, language: Language): Promise<boolean> {
  const token = tokenOf(word, 'folded', 'anywhere');
  const own = { all: [token, languageToken(language)] };
  for (const tokens of [own, token]) {
    const ids = await textIndexOf(database).find(database, tokens, limits.checked);
    if ((await findVisible(database, ids, language)).length > 0) return true;
  }
  return false;
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

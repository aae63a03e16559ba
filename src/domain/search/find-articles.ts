import { type Language, languages } from '#i18n/languages.ts';
import { type Database, textIndexOf } from '#platform/database/index.ts';
import { linesWith } from './excerpt.ts';
import { matching, matchingAllButOne, parseQuery, type Query, stemsOfQuery } from './query.ts';
import { type Nearness, nearness, type Place } from './tokens.ts';
import { findVisible, type VisibleText } from './visible-texts.ts';

/** What one search reads at most, however common its words are. */
const limits = {
  /** Articles that are found. */
  articles: 20,
  /** Texts that are read from the index for each nearness and place. */
  texts: 100,
  /** Texts in other languages that are read from the index. */
  otherTexts: 400,
} as const;

/** A query of so many words also finds texts that have all but one: few texts have each word of a question. */
const wordsToLeaveOne = 3;

/**
 * The articles that have the words of a query. Those that have all words exactly come first, then those that have them
 * in folded letters, then those with other endings; then those that have all words but one of three or more, and at the
 * end those whose translations have the words. {@link rank} orders each of these groups.
 */
export async function findArticles(
  database: Database,
  text: string,
  language: Language,
): Promise<VisibleText[]> {
  const query = parseQuery(text, language);
  const found = new Map<number, VisibleText>();
  const add = async (wanted: Wanted) => {
    if (found.size >= limits.articles) return;
    const known = new Set([...found.values()].map(({ textId }) => textId));
    const ranks = await rank(database, wanted, known);
    const rankOf = ({ textId }: VisibleText) => ranks.get(textId) ?? ranks.size;
    const texts = await findVisible(database, [...ranks.keys()], language);
    for (const text of texts.toSorted((one, other) => rankOf(one) - rankOf(other)))
      if (found.size < limits.articles && !found.has(text.id)) found.set(text.id, text);
  };
  const own = { queries: [{ query, language }], limit: limits.texts };
  for (const near of nearness) await add({ ...own, near });
  if (query.length >= wordsToLeaveOne) await add({ ...own, near: 'stemmed', leaveOne: true });
  const queries = languages
    .filter((other) => other !== language)
    .map((other) => ({ query: parseQuery(text, other), language: other }));
  await add({ queries, near: 'stemmed', limit: limits.otherTexts });
  return [...found.values()];
}

type Wanted = {
  /** The query, and the language of the texts that it is for. */
  queries: readonly { query: Query; language: Language }[];
  near: Nearness;
  /** Texts that are read from the index. */
  limit: number;
  leaveOne?: boolean;
};

/**
 * The texts that match and are not known, with their ranks: first those that are about the words, then those that have
 * all of them in one sentence, those that have them often, and the others.
 */
async function rank(
  database: Database,
  { queries, near, limit, leaveOne }: Wanted,
  known: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const ranks = new Map<number, number>();
  const add = (ids: readonly number[]) => {
    const added = ranks.size;
    for (const id of ids) if (!known.has(id) && !ranks.has(id)) ranks.set(id, added);
  };
  const find = async (place: Place) => {
    const any = queries.map(({ query, language }) =>
      (leaveOne ? matchingAllButOne : matching)(query, { near, place, language }),
    );
    return await textIndexOf(database).find(database, { any }, limit);
  };
  const all = await find('anywhere');
  const unknown = all.filter((id) => !known.has(id));
  // One needs no order, unless others were not read.
  if (unknown.length > 1 || all.length === limit) {
    add(await find('about'));
    for (const { query } of queries.length === 1 ? queries : [])
      add(await findInOneSentence(database, unknown, query));
    add(await find('often'));
  }
  add(all);
  return ranks;
}

/** Which of the texts have a sentence with all words of the query. */
async function findInOneSentence(
  database: Database,
  ids: readonly number[],
  query: Query,
): Promise<number[]> {
  if (ids.length === 0 || query.length === 1) return [];
  const rows = await database
    .selectFrom('search_texts')
    .select(['post_id', 'stems'])
    .where('post_id', 'in', ids)
    .execute();
  const words = query.map((variants) => stemsOfQuery([variants]));
  return rows
    .filter(({ stems }) => {
      let lines: readonly number[] | undefined;
      for (const word of words) {
        const withWord = new Set(word.flatMap((stem) => linesWith(stems, ` ${stem} `)));
        lines = lines ? lines.filter((line) => withWord.has(line)) : [...withWord];
        if (lines.length === 0) return false;
      }
      return true;
    })
    .map(({ post_id }) => post_id);
}

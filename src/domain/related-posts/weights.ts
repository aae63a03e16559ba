import type { Database } from '#platform/database/index.ts';
import type { TextTerms } from './terms.ts';

/** The term of all texts, by which they are counted. */
export const everyText = '';

/** A tag is chosen by a person, and tells more than a word. */
const tagWeight = 2;

/**
 * Counts the terms of a text in place of those that it had.
 *
 * @param now null for a text that readers can't open any more
 */
export async function replaceTerms(
  database: Database,
  id: number,
  now: TextTerms | null,
): Promise<void> {
  const stored = await database
    .selectFrom('related_texts')
    .select(['language', 'terms'])
    .where('post_id', '=', id)
    .executeTakeFirst();
  if (now && now.language === stored?.language && now.terms.join(' ') === stored.terms) return;
  const before = stored && { ...stored, terms: stored.terms.split(' ') };
  await removeTerms(database, before, now);
  await addTerms(database, now, before);
  if (!now) {
    await database.deleteFrom('related_texts').where('post_id', '=', id).execute();
    return;
  }
  const row = { language: now.language, terms: now.terms.join(' ') };
  await database
    .insertInto('related_texts')
    .values({ post_id: id, ...row })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
}

type Terms = TextTerms | null | undefined;

/** The terms that the first has and the second has not. */
function difference(one: Terms, other: Terms): string[] {
  if (!one) return [];
  const known = new Set(other?.language === one.language ? [everyText, ...other.terms] : []);
  // In one order, so that two transactions never wait for each other.
  return [everyText, ...one.terms].filter((term) => !known.has(term)).sort();
}

async function removeTerms(database: Database, before: Terms, now: Terms): Promise<void> {
  const terms = difference(before, now);
  if (!before || terms.length === 0) return;
  await database
    .updateTable('related_terms')
    .set(({ eb }) => ({ texts: eb('texts', '-', 1) }))
    .where('language', '=', before.language)
    .where('term', 'in', terms)
    .execute();
  await database
    .deleteFrom('related_terms')
    .where('language', '=', before.language)
    .where('term', 'in', terms)
    .where('texts', '<', 1)
    .execute();
}

async function addTerms(database: Database, now: Terms, before: Terms): Promise<void> {
  const terms = difference(now, before);
  if (!now || terms.length === 0) return;
  const { language } = now;
  await database
    .insertInto('related_terms')
    .values(terms.map((term) => ({ language, term, texts: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'term'])
        .doUpdateSet(({ eb }) => ({ texts: eb('related_terms.texts', '+', 1) })),
    )
    .execute();
}

/** What a term says of a text, and how many texts have it. */
export type TermWeight = { term: string; weight: number; texts: number };

/**
 * The weights of the terms of a text that others share, the rarest first. A term's weight is the square of
 * `1 - log(texts with it) / log(texts + 1)`, so it is near 1 for a term of two texts in many, and near 0 for one that
 * all have. The square is that of tf-idf, where the rarity of a term counts in both texts.
 *
 * @returns `rarest`: the weight of a word that only two texts have
 */
export async function readWeights(
  database: Database,
  { language, terms }: TextTerms,
): Promise<{ weights: TermWeight[]; rarest: number }> {
  const rows = await database
    .selectFrom('related_terms')
    .select(['term', 'texts'])
    .where('language', '=', language)
    .where('term', 'in', [everyText, ...terms])
    .execute();
  const counts = new Map(rows.map(({ term, texts }) => [term, texts]));
  const total = counts.get(everyText) ?? 1;
  const weightOf = (texts: number) => (1 - Math.log(texts) / Math.log(total + 1)) ** 2;
  const weights = terms
    .map((term) => ({ term, texts: counts.get(term) ?? 1 }))
    .filter(({ texts }) => texts > 1)
    .map(({ term, texts }) => {
      const weight = weightOf(texts) * (term.startsWith('#') ? tagWeight : 1);
      return { term, texts, weight };
    })
    .sort((one, other) => one.texts - other.texts);
  return { weights, rarest: weightOf(2) };
}

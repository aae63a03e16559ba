import { type Database, textIndexOf } from '#platform/database/index.ts';
import { nextReadLimits, relatedLimits } from './limits.ts';
import { readSharesFrom, readSharesTo } from './next-read-shares.ts';
import { queryOf, type TextTerms } from './terms.ts';
import { readWeights, type TermWeight } from './weights.ts';

/** Thousandths, by the id of the other text. Texts with a score of 0 are left out. */
export type Scores = {
  /** For the list of the text. */
  own: ReadonlyMap<number, number>;
  /** For the place of the text in the lists of the others. */
  others: ReadonlyMap<number, number>;
};

export const noScores: Scores = { own: new Map(), others: new Map() };

/**
 * Scores the texts that share rare terms with a text, and those that its readers read next: the sum of the weights of
 * all terms that both have, and what readers weigh who went on from the one to the other.
 *
 * @param known other texts to score
 */
export async function scoreTexts(
  database: Database,
  id: number,
  text: TextTerms,
  known: readonly number[],
): Promise<Scores> {
  const { weights, rarest } = await readWeights(database, text);
  const sharesFrom = await readSharesFrom(database, id);
  const found = await findTexts(database, text, weights);
  const ids = new Set([...known, ...sharesFrom.keys(), ...found]);
  ids.delete(id);
  if (ids.size === 0) return noScores;
  const rows = await database
    .selectFrom('related_texts')
    .select(['post_id', 'terms'])
    .where('post_id', 'in', [...ids])
    .where('language', '=', text.language)
    .execute();
  const byTerm = new Map(weights.map(({ term, weight }) => [term, weight]));
  const shared = rows.map(
    ({ post_id, terms }) =>
      [post_id, terms.split(' ').reduce((sum, term) => sum + (byTerm.get(term) ?? 0), 0)] as const,
  );
  const scoresWith = (shares: ReadonlyMap<number, number>) =>
    new Map(
      shared
        .map(([other, weight]) => {
          const ofReaders = nextReadLimits.words * rarest * (shares.get(other) ?? 0);
          return [other, Math.round((weight + ofReaders) * 1_000)] as const;
        })
        .filter(([, score]) => score > 0),
    );
  const sharesTo = await readSharesTo(
    database,
    id,
    shared.map(([other]) => other),
  );
  return { own: scoresWith(sharesFrom), others: scoresWith(sharesTo) };
}

async function findTexts(
  database: Database,
  { language }: TextTerms,
  weights: readonly TermWeight[],
): Promise<number[]> {
  const queries = weights
    .map(({ term }) => queryOf(term, language))
    .filter((query) => query !== null)
    .slice(0, relatedLimits.lookups);
  const index = textIndexOf(database);
  return await index.reading(database, async (reader) => {
    const ids: number[] = [];
    for (const query of queries)
      ids.push(...(await index.find(reader, query, relatedLimits.textsOfTerm)));
    return ids;
  });
}

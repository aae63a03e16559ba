import { type Database, textIndexOf } from '#platform/database/index.ts';
import { relatedLimits } from './limits.ts';
import { queryOf, type TextTerms } from './terms.ts';
import { readWeights, type TermWeight } from './weights.ts';

/**
 * Scores the texts that share rare terms with a text: the sum of the weights of all terms that both have.
 *
 * @param known other texts to score
 * @returns thousandths, by id; texts with a score of 0 are left out
 */
export async function scoreTexts(
  database: Database,
  id: number,
  text: TextTerms,
  known: readonly number[],
): Promise<Map<number, number>> {
  const weights = await readWeights(database, text);
  const ids = new Set([...known, ...(await findTexts(database, text, weights))]);
  ids.delete(id);
  if (ids.size === 0) return new Map();
  const rows = await database
    .selectFrom('related_texts')
    .select(['post_id', 'terms'])
    .where('post_id', 'in', [...ids])
    .where('language', '=', text.language)
    .execute();
  const byTerm = new Map(weights.map(({ term, weight }) => [term, weight]));
  const scores = rows.map(({ post_id, terms }) => {
    const shared = terms.split(' ').reduce((sum, term) => sum + (byTerm.get(term) ?? 0), 0);
    return [post_id, Math.round(shared * 1_000)] as const;
  });
  return new Map(scores.filter(([, score]) => score > 0));
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

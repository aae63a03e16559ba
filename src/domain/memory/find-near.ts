import { sql } from 'kysely';
import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import { stemsOfFolded } from '#language/search/light-stems.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import type { Database } from '#platform/database/index.ts';
import { newestUnits } from './newest-units.ts';
import { stemHashes } from './segments.ts';
import type { MemoryUnit } from './shared/unit.ts';
import { countWords, maxPossibleSimilarity, wordSimilarity } from './word-distance.ts';

/** A unit whose text is like another one. */
export type NearMatch = {
  unit: MemoryUnit;
  /** The share of words in common, in order, above 0 and at most 1: words count as equal by their stems. */
  similarity: number;
};

/** What one search reads at most, however often its words are used in the memory. */
export const nearLimits = {
  /** Characters of the text. */
  text: 2_000,
  /** Words of a text that are compared. */
  words: 150,
  /** Different words of the text that are looked up. */
  stems: 40,
  /** Texts that are read from the index for one word. A word with more of them is common. */
  textsOfStem: 200,
  /** The same for all words together. */
  textsOfStems: 1_200,
  /** Texts that are compared. */
  candidates: 40,
} as const;

type NearSearch = {
  /** In `from`, with or without placeholders. */
  text: string;
  from: Language;
  /** The language of the units; `from` is it, or English. */
  language: TranslationLanguage;
  /** Less likely texts are left out. */
  atLeast: number;
  /** How many are wanted. */
  limit: number;
};

/**
 * Finds the units whose text is most like another one, the best first. The index gives the texts that share its rarest
 * words; they are compared word by word.
 */
export async function findNear(
  database: Database,
  { text, from, language, atLeast, limit }: NearSearch,
): Promise<NearMatch[]> {
  const beginning = text.slice(0, nearLimits.text);
  const hashes = stemHashes(beginning, from).slice(0, nearLimits.stems);
  const ids = await findCandidates(database, await rarest(database, hashes));
  if (ids.length === 0) return [];
  const segments = await database
    .selectFrom('memory_segments')
    .select(['id', 'words'])
    // Without the language: SQLite would read its index instead. The hashes of the words have it.
    .where('id', 'in', ids)
    .execute();
  const ranked = rank(foldForSearch(beginning), segments, { from, atLeast });
  const side = from === language ? 'target' : 'source';
  const units = await newestUnits(
    database,
    ranked.map(({ id }) => id),
    { side, language },
  );
  return ranked
    .flatMap(({ id, similarity }) => {
      const unit = units.get(id);
      return unit ? [{ unit, similarity }] : [];
    })
    .slice(0, limit);
}

type CountedStem = { stem: number; texts: number };

/** The words that occur in the memory, the rarest first, until they have enough texts. */
async function rarest(
  database: Database,
  hashes: readonly number[],
): Promise<readonly CountedStem[]> {
  if (hashes.length === 0) return [];
  const wanted = sql.join(hashes.map((hash) => sql`(${sql.lit(hash)})`));
  const { rows } = await sql<Record<keyof CountedStem, number | string>>`
    with wanted (stem) as (values ${wanted})
    select stem, (select count(*) from (
      select 1 from memory_stems where memory_stems.stem = wanted.stem
      limit ${sql.lit(nearLimits.textsOfStem)}
    ) as few) as texts from wanted`.execute(database);
  const byTexts = rows
    // PostgreSQL counts in integers that are too large for a number.
    .map(({ stem, texts }) => ({ stem: Number(stem), texts: Number(texts) }))
    .filter(({ texts }) => texts > 0)
    .sort((one, other) => one.texts - other.texts);
  let total = 0;
  return byTexts.filter(({ texts }) => {
    total += texts;
    return total <= nearLimits.textsOfStems;
  });
}

/**
 * The texts with most of the words, where a rare word counts more (as in inverse document frequency); of a common word,
 * the newest texts that have it.
 */
async function findCandidates(
  database: Database,
  stems: readonly CountedStem[],
): Promise<number[]> {
  if (stems.length === 0) return [];
  const rare = stems.filter(({ texts }) => texts < nearLimits.textsOfStem);
  const common = stems.filter(({ texts }) => texts >= nearLimits.textsOfStem);
  const found = [
    ...(rare.length > 0
      ? [
          sql`select segment_id, stem from memory_stems
            where stem in (${sql.join(rare.map(({ stem }) => sql.lit(stem)))})`,
        ]
      : []),
    ...common.map(
      ({ stem }) => sql`select segment_id, stem from (
        select segment_id, stem from memory_stems where stem = ${sql.lit(stem)}
        order by segment_id desc limit ${sql.lit(nearLimits.textsOfStem)}
      ) as newest`,
    ),
  ];
  const weights = stems.map(({ stem, texts }) => {
    const weight = Math.round(100 * Math.log1p(nearLimits.textsOfStem / texts));
    return sql`when ${sql.lit(stem)} then ${sql.lit(weight)}`;
  });
  const { rows } = await sql<{ id: number }>`
    select segment_id as id from (
      ${sql.join(found, sql` union all `)}
    ) as found
    group by segment_id
    order by sum(case stem ${sql.join(weights, sql` `)} end) desc, segment_id desc
    limit ${sql.lit(nearLimits.candidates)}`.execute(database);
  return rows.map(({ id }) => id);
}

function wordsOf(folded: string, language: Language): string[] {
  const beginning = withoutPlaceholders(folded.slice(0, nearLimits.text));
  return stemsOfFolded(beginning, language).slice(0, nearLimits.words);
}

function rank(
  folded: string,
  segments: readonly { id: number; words: string }[],
  { from, atLeast }: Pick<NearSearch, 'from' | 'atLeast'>,
): { id: number; similarity: number }[] {
  const own = wordsOf(folded, from);
  const counts = countWords(own);
  return segments
    .map(({ id, words }) => ({ id, words: wordsOf(words, from) }))
    .filter((other) => maxPossibleSimilarity(own.length, counts, other.words) >= atLeast)
    .map((other) => ({ id: other.id, similarity: wordSimilarity(own, other.words, atLeast) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((one, other) => other.similarity - one.similarity || other.id - one.id);
}

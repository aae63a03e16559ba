import { findExact, findNear, type NearMatch } from '#domain/memory/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { splitSentences } from '#language/split-sentences.ts';
import { placeholderIssues, withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import type { Segment } from '#markdown/segments/segment-markdown.ts';
import type { Database } from '#platform/database/index.ts';

/** An approved translation of a text that is like one of a request. */
export type TranslationExample = { english: string; translation: string };

/** What the memory adds to a request, so that a long memory never makes a long prompt. */
export const exampleLimits = {
  /** Examples of one request. */
  examples: 6,
  /** Characters of an example's English and of its translation. */
  characters: 600,
  /** Sentences of one request that are looked up, the longest first. */
  sentences: 24,
  /** The share of words that a text must have in common with an example. */
  similarity: 0.45,
} as const;

/**
 * Asks the translation memory about the segments of a text.
 *
 * @returns the approved translation of each segment; undefined where there is none, or where it has not all
 *   placeholders
 */
export async function lookUpSegments(
  database: Database,
  segments: readonly Segment[],
  language: TranslationLanguage,
): Promise<(string | undefined)[]> {
  const units = await findExact(
    database,
    segments.map(({ text }) => text),
    language,
  );
  return segments.map((segment) => {
    const target = units.get(segment.text)?.target;
    return target !== undefined && placeholderIssues(segment, target) === null ? target : undefined;
  });
}

/**
 * Finds approved translations of sentences that are like those of a request, the most similar ones.
 *
 * @param isAskedAgain leaves out translations of the very same sentences: an editor wants another one
 */
export async function findExamples(
  database: Database,
  segments: readonly Segment[],
  { language, isAskedAgain }: { language: TranslationLanguage; isAskedAgain: boolean },
): Promise<TranslationExample[]> {
  const sentences = segments
    .flatMap(({ text }) => splitSentences(text, 'en').map(({ from, to }) => text.slice(from, to)))
    .sort((one, other) => other.length - one.length)
    .slice(0, exampleLimits.sentences);
  const found = new Map<number, NearMatch>();
  for (const text of new Set(sentences)) {
    const near = await findNear(database, {
      text,
      from: 'en',
      language,
      atLeast: exampleLimits.similarity,
      limit: 2,
    });
    for (const match of near)
      if ((found.get(match.unit.id)?.similarity ?? 0) < match.similarity)
        found.set(match.unit.id, match);
  }
  return [...found.values()]
    .filter(({ similarity }) => !isAskedAgain || similarity < 1)
    .sort((one, other) => other.similarity - one.similarity)
    .map(({ unit }) => ({
      english: withoutPlaceholders(unit.source),
      translation: withoutPlaceholders(unit.target),
    }))
    .filter(
      ({ english, translation }) =>
        Math.max(english.length, translation.length) <= exampleLimits.characters,
    )
    .slice(0, exampleLimits.examples);
}

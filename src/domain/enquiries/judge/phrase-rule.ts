import type { Finding } from './finding.ts';

/** Phrases that speak against an enquiry once, however often they stand in it. */
export type PhraseRule = Finding & { pattern: RegExp };

/**
 * A rule for texts in the form of search (`language/search/search-folding.ts`): lower case, ی for ي, ک for ك, ه for ة.
 *
 * @param weight 3 for what no customer of a software company writes
 * @param alternatives whole words
 */
export function createRule(
  reason: Finding['reason'],
  weight: number,
  alternatives: readonly RegExp[],
): PhraseRule {
  return { reason, weight, pattern: wholeWords(alternatives) };
}

/** One pattern of alternatives, between the letters of any script. */
export function wholeWords(alternatives: readonly RegExp[]): RegExp {
  const any = alternatives.map(({ source }) => source).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'u');
}

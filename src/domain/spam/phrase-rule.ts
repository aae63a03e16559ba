import type { Finding } from './finding.ts';

/** Phrases that speak against a text once, however often they stand in it. */
export type PhraseRule = Finding & { isIn: (text: string) => boolean };

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
  return { reason, weight, isIn: wholeWords(alternatives) };
}

/**
 * Tests texts for one of the alternatives, between the letters of any script. The pattern is made with the first text:
 * all of them take milliseconds, which no start has to wait for.
 */
export function wholeWords(alternatives: readonly RegExp[]): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= patternOf(alternatives);
    return pattern.test(text);
  };
}

function patternOf(alternatives: readonly RegExp[]): RegExp {
  const any = alternatives.map(({ source }) => source).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'u');
}

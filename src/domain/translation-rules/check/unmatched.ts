import type { Part } from './read-blocks.ts';

/**
 * What is left when each part of the source has taken one of the same key from the translation, both in the order of their
 * texts.
 */
export function unmatched<P extends Part>(
  source: readonly P[],
  translation: readonly P[],
): { lost: P[]; others: P[] } {
  const inSource = count(source.map(({ key }) => key));
  const inTranslation = count(translation.map(({ key }) => key));
  return {
    lost: source.filter(({ key }) => !takeOne(inTranslation, key)),
    others: translation.filter(({ key }) => !takeOne(inSource, key)),
  };
}

/** How often each value is there. */
export type Counts = Map<string, number>;

export function count(values: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** @returns whether there was one left */
export function takeOne(counts: Counts, value: string): boolean {
  const left = counts.get(value) ?? 0;
  if (left > 0) counts.set(value, left - 1);
  return left > 0;
}

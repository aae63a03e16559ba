import type { Element } from './extract-elements.ts';

/**
 * The elements that only one of two texts has, each in its text's order. Elements are equal if their keys are; one that
 * occurs twice counts twice.
 */
export function difference<P extends Element>(
  source: readonly P[],
  translation: readonly P[],
): { missing: P[]; added: P[] } {
  const inSource = count(source.map(({ key }) => key));
  const inTranslation = count(translation.map(({ key }) => key));
  return {
    missing: source.filter(({ key }) => !takeOne(inTranslation, key)),
    added: translation.filter(({ key }) => !takeOne(inSource, key)),
  };
}

/** How often each value occurs. */
export type Counts = Map<string, number>;

export function count(values: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** @returns whether one was left */
export function takeOne(counts: Counts, value: string): boolean {
  const left = counts.get(value) ?? 0;
  if (left > 0) counts.set(value, left - 1);
  return left > 0;
}

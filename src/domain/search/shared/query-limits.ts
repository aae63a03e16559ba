/** What is read of a search. */
export const queryLimits = {
  /** UTF-16 code units. */
  letters: 100,
  /** Words between spaces. */
  words: 8,
} as const;

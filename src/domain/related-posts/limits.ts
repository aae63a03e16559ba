/** What is stored of a text, and what computing its related posts reads at most. */
export const relatedLimits = {
  /** Posts that a reader sees below a post. */
  shown: 3,
  /** Posts in the list of a post. Those that are not shown take the place of one that is unpublished. */
  listed: 8,
  /** Lists that have the same post. */
  listing: 50,
  /** The most frequent stems of a text. */
  stems: 64,
  tags: 10,
  /** UTF-16 code units of a stem. */
  stemLetters: 60,
  /** The rarest terms of a text, by which others are found. */
  lookups: 16,
  /** Texts that are found by each of them, the newest ones. */
  textsOfTerm: 50,
  /** Older posts of a language that are computed again with a changed one. */
  outdated: 10,
} as const;

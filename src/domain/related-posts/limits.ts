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

/** What is remembered of readers who went on to another post, and what it weighs. */
export const nextReadLimits = {
  /**
   * So many readers of different networks are added to a pair of posts at once, and no fewer are ever stored: what
   * statistical offices ask of a table before they publish it, and more than a household or a few colleagues.
   */
  readers: 5,
  /** Pairs that wait for so many readers. */
  waiting: 10_000,
  /** Pairs of one IP address in a day. */
  ofAddress: 100,
  /** Readers of a day that are told apart, over all pairs. */
  counted: 50_000,
  /** Posts that browsers have loaded ahead, whose readers may arrive. */
  ahead: 2_000,
  /** As long as browsers keep what they have loaded ahead, in milliseconds. */
  aheadMs: 5 * 60_000,
  /** Posts that are stored for each post. */
  next: 16,
  /** With more readers of a post, the counts that are stored are halved first, so that new posts get a chance. */
  fading: 400,
  /** So many readers who went on to none of them are added to a share, so that a few readers weigh little. */
  doubt: 40,
  /** What all readers together would weigh: as much as so many words that no other two texts have in common. */
  words: 3,
} as const;

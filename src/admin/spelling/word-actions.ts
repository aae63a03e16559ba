/** What a writer can do about a word that is probably misspelt, as it stands in the text. */
export type WordActions = {
  /** The best words in its place, the likeliest first. */
  suggest: (word: string) => Promise<readonly string[]>;
  /** Adds it to the house's own words, for everybody. */
  add: (word: string) => void;
  /** Leaves it alone until the tab is closed. */
  ignore: (word: string) => void;
};

/**
 * What search shows of the texts of posts (`domain/search`), those of unpublished posts too. PostgreSQL's table has a
 * column `tokens` more, which `engines/text-index.ts` alone reads; on SQLite the index is a table of FTS5.
 */
export type SearchTextsTable = {
  post_id: number;
  /** The description, then the sentences of the text, one a line. */
  sentences: string;
  /** The stems of each sentence, one line for each: each stem between two spaces. */
  stems: string;
};

/** The words of the texts, from which a search that finds nothing offers what is near. */
export type SearchWordsTable = {
  language: 'en' | 'ar' | 'ckb';
  /** As search folds it. */
  word: string;
  /** As it was first written. */
  shown: string;
};

/** The posts whose texts have changed since they were indexed. Triggers write them. */
export type SearchPendingTable = {
  post_id: number;
};

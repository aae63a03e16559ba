import type { Generated } from 'kysely';

/** Which posts a reader may read after a post (`domain/related-posts`), at most eight for each. */
export type RelatedPostsTable = {
  post_id: number;
  related_id: number;
  /** The higher, the nearer, in thousandths. */
  score: number;
};

/** What published texts are about, from which their related posts are computed. */
export type RelatedTextsTable = {
  post_id: number;
  language: 'en' | 'ar' | 'ckb';
  /** Stems, and tags that begin with `#`, with spaces between them. */
  terms: string;
  /** How many texts its language had when its related posts were computed. */
  texts: Generated<number>;
};

/** How many of the published texts of a language have a term. All of them have the empty one. */
export type RelatedTermsTable = {
  language: 'en' | 'ar' | 'ckb';
  term: string;
  texts: number;
};

/**
 * How many readers went on from a post to another one, at most 16 rows for each post. No row is about a day, and none
 * has fewer readers than `nextReadLimits.readers` of `domain/related-posts/limits.ts`.
 */
export type NextReadsTable = {
  post_id: number;
  next_id: number;
  readers: number;
};

/** The posts whose related posts have to be computed again. Triggers write them, and who adds to `next_reads`. */
export type RelatedPendingTable = {
  post_id: number;
};

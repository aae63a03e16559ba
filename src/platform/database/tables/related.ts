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

/** The posts whose related posts have to be computed again. Triggers write them. */
export type RelatedPendingTable = {
  post_id: number;
};

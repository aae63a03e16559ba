import type { Generated } from 'kysely';

/** Links that show an article to somebody without an account (`domain/reviews`). */
export type ReviewLinksTable = {
  id: Generated<number>;
  /** SHA-256 of the token in hexadecimal: nobody can open a link with a copy of the database. */
  token_hash: string;
  translation_group: string;
  /** JSON array of the languages that the link shows. */
  languages: string;
  /** Who made the link. */
  username: string;
  created_at: string;
  expires_at: string;
  /** Up to a minute late; null until somebody has opened the link. */
  last_used_at: string | null;
};

/** What reviewers and readers wrote about a paragraph. */
export type ReviewRemarksTable = {
  id: Generated<number>;
  /** The link it came by, which may be gone; 0 for a reader of the published post. */
  link_id: number;
  /** Made by the sender's browser, so that a remark that is sent twice is stored once. */
  client_id: string;
  translation_group: string;
  language: 'en' | 'ar' | 'ckb';
  /** `title`, `description`, or `content` for one of its blocks. */
  field: string;
  /** JSON of `domain/reviews/anchor.ts`. */
  anchor: string;
  /** The sender's name, as they wrote it; a reader's may be empty. */
  name: string;
  /** A better text, as Markdown; null for a comment alone, and for a reader's remark until it is taken. */
  suggestion: string | null;
  /** Empty where the suggestion says it all. */
  comment: string;
  created_at: string;
  /** One of `domain/reviews/shared/remark.ts`. */
  state: string;
  decided_by: string | null;
  /** The text in whose place the suggestion was taken, for the undo; null unless taken. */
  replaced: string | null;
  /** JSON of what a reader marked (`domain/reviews/readers/mark.ts`); null for a reviewer's remark. */
  mark: string | null;
  /** JSON array of what speaks against it (`domain/spam`). */
  reasons: Generated<string>;
  /** SHA-256 of what a reader wrote, folded, which finds the same text elsewhere; null for a reviewer's remark. */
  text_hash: string | null;
};

/** What editors answered. */
export type ReviewAnswersTable = {
  id: Generated<number>;
  remark_id: number;
  username: string;
  text: string;
  created_at: string;
  /** The id that the reviewer's browser made; null for an editor's answer. */
  client_id: string | null;
};

import type { Generated } from 'kysely';
import type { PostFieldColumns } from '#domain/posts/shared/fields.ts';

/** The columns of the fields that an editor writes (`domain/posts/shared/fields.ts`), and columns about the post. */
export type PostsTable = PostFieldColumns & {
  id: Generated<number>;
  language: 'en' | 'ar' | 'ckb';
  /** Shared by the translations of a post. A group has one post for each language. */
  translation_group: string;
  /**
   * Changes with the words of title and content (`domain/posts/text-version.ts`); null for posts from before the
   * column.
   */
  text_version: Generated<string | null>;
  /** The version of the English text that this one translates; null for English, and if it is not known. */
  source_version: Generated<string | null>;
  read_time_minutes: number;
  views: Generated<number>;
  comments: Generated<number>;
  /** Null while the post is unpublished. */
  published_at: string | null;
  /** Stays when a post is unpublished, so that it gets the same date when it is published again. */
  first_published_at: string | null;
  /** Set while a deletion can be undone; only the undo finds such a post. */
  deleted_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
};

/** The day's readers of each post, as hashes. Nobody can reverse them after the day's salt is deleted. */
export type PostReadersTable = {
  post_id: number;
  /** UTC day, "2026-11-21". */
  day: string;
  visitor_hash: string;
  /** The hash of the IP address alone, which limits its readers of one post. */
  address_hash: string;
};

export type PostViewsDailyTable = {
  post_id: number;
  /** UTC day, "2026-11-21". */
  day: string;
  views: number;
};

/** Former slugs of posts (slug redirects). */
export type SlugRedirectsTable = {
  slug: string;
  /** The post to which the slug redirects; null for a purged post. */
  post_id: number | null;
  created_at: string;
};

/** What a language version of an article was after each change (`domain/revisions`). */
export type RevisionsTable = {
  id: Generated<number>;
  translation_group: string;
  language: 'en' | 'ar' | 'ckb';
  /** Counts the revisions of one language version from 1. */
  number: number;
  at: string;
  /** One of `domain/revisions/shared/revision.ts`. */
  kind: string;
  /** Null for what no account did, or where it is not known. */
  username: string | null;
  /** Provider and model of the assistant that wrote the text, "openai/gpt-5.2". */
  model: string | null;
  /** The id of the revision whose text was restored. */
  restored_from: number | null;
  /** The reviewer whose suggestion the revision took; null for any other change. */
  suggested_by: Generated<string | null>;
  /** 1: `data` is a whole snapshot. 0: `data` is compressed against the next revision's snapshot. */
  is_whole: number;
  /** The snapshot, compressed with Zstandard. */
  data: Buffer;
  /** JSON array of the hashes of pictures that the next revision no longer shows; null where there are none. */
  lost_pictures: string | null;
};

/** Posts that are published at a time, and what became of the last such publication of each. */
export type ScheduledPublicationsTable = {
  post_id: number;
  publish_at: string;
  /** Who chose the time. */
  username: string;
  /** Null while the post waits; then the moment when it was published. */
  published_at: string | null;
};

/** Unpublished texts as the panel autosaves them (`domain/drafts`). */
export type DraftsTable = {
  /** A UUID that the panel made. */
  id: string;
  /** The post whose changes these are; null for a new article. */
  post_id: number | null;
  /** The language of the title. */
  language: 'en' | 'ar' | 'ckb';
  title: string;
  /** JSON array of the languages that have an unpublished text. */
  unpublished: string;
  /** The JSON of the panel's form. */
  value: string;
  /** JSON array of the hashes of the pictures that the draft uses; null where there are none. */
  pictures: string | null;
  /** Counts the changes from 1. */
  version: number;
  /** The tab that made the last change. */
  writer: string;
  /** Who made the last change. */
  username: string;
  updated_at: string;
};

/** What was imported from where, so that a second import changes nothing (`domain/transfer`). */
export type ImportedPostsTable = {
  /** Names the text in its source: "wordpress blog.example/ 12". */
  source: string;
  /** Names the article in its source; the texts of one article share it. */
  article: string;
  /** Null for a purged post, which is not imported again. */
  post_id: number | null;
  /** SHA-256 in hexadecimal of what the source had. */
  fingerprint: string;
  /** The post's `updated_at` after the import: another time means that somebody edited it here. */
  post_updated_at: string;
  imported_at: string;
};

/** The paths that imported posts had on the site where they were before. */
export type OldPathsTable = {
  /** As `oldPathOf` writes it: "/2019/05/hello", "/?p=12". */
  path: string;
  /** Null for a purged post. */
  post_id: number | null;
  created_at: string;
};

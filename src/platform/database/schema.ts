import type { Generated, Insertable, Selectable } from 'kysely';
import type { PostFieldColumns } from '#domain/posts/shared/fields.ts';

/**
 * The one definition of what is stored. Domain types are derived from these row types.
 *
 * Times are ISO 8601 in UTC with milliseconds ("2026-11-21T12:00:00.000Z") in text columns, so that both
 * engines store, compare and sort them alike. Lists are JSON in text columns.
 */
export type Schema = {
  posts: PostsTable;
  post_readers: PostReadersTable;
  post_views_daily: PostViewsDailyTable;
  images: ImagesTable;
  image_variants: ImageVariantsTable;
  settings: SettingsTable;
  admins: AdminsTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  assistant_runs: AssistantRunsTable;
  glossary_terms: GlossaryTermsTable;
  former_addresses: FormerAddressesTable;
  share_pictures: SharePicturesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  activity: ActivityTable;
  revisions: RevisionsTable;
  scheduled_publications: ScheduledPublicationsTable;
};

/** What an editor writes stands in columns that `domain/posts/shared/fields.ts` defines; the rest is kept about it. */
export type PostsTable = PostFieldColumns & {
  id: Generated<number>;
  language: 'en' | 'ar' | 'ckb';
  /** Shared by the translations of one post; one post per language in each group. */
  translation_group: string;
  /** Names the words of title and content (`domain/posts/text-version.ts`); null for those from before it was there. */
  text_version: Generated<string | null>;
  /** The version of the English text that this one stands for; null for English, and where nobody knows it. */
  source_version: Generated<string | null>;
  read_time_minutes: number;
  views: Generated<number>;
  comments: Generated<number>;
  /** Null while the post is a draft. */
  published_at: string | null;
  /** Kept when a post goes back to draft, so that it returns with its own date. */
  first_published_at: string | null;
  /** Set while a deletion can still be undone; such a post exists for nobody but the undo. */
  deleted_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
};

/** Who has read what today, as hashes that nobody can turn back once the day's salt is gone. */
export type PostReadersTable = {
  post_id: number;
  /** UTC day, "2026-11-21". */
  day: string;
  visitor_hash: string;
  /** Of the address alone, so that its readers of one post are bounded. */
  address_hash: string;
};

export type PostViewsDailyTable = {
  post_id: number;
  /** UTC day, "2026-11-21". */
  day: string;
  views: number;
};

export type ImagesTable = {
  /** First 32 hexadecimal digits of the SHA-256 of the uploaded bytes. */
  hash: string;
  width: number;
  height: number;
  created_at: string;
};

export type ImageVariantsTable = {
  image_hash: string;
  /** What follows the hash in the address: `.jpg`, `-640.avif`, `-1200.webp`. */
  suffix: string;
  content_type: string;
  bytes: Buffer;
};

export type SettingsTable = {
  key: string;
  value: string;
};

export type AdminsTable = {
  username: string;
  /** Argon2id in PHC format, with its own parameters and salt. */
  password_hash: string;
  created_at: string;
};

export type SessionsTable = {
  /** SHA-256 of the token in hexadecimal: who reads the database can't sign in with it. */
  token_hash: string;
  username: string;
  created_at: string;
  last_used_at: string;
  /** Where it was opened from; empty where that is not known. */
  address: Generated<string>;
  /** What the browser called itself then, cut to 300 characters. */
  user_agent: Generated<string>;
};

export type RateLimitsTable = {
  key: string;
  /** Attempts counted in the running window. */
  points: number;
  /** End of the window; null where it never ends. */
  expires_at: string | null;
};

/** What the assistant was asked to do and what it took; never the text. */
export type AssistantRunsTable = {
  id: Generated<number>;
  username: string;
  /** `enhance`, `translate-ckb`, `seo-ar`, … */
  task: string;
  /** Provider and model, "openai/gpt-5.2". */
  model: string;
  prompt_version: string;
  started_at: string;
  /** Null while it runs. */
  duration_ms: number | null;
  /** Null where the provider did not say. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** `running`, `done`, `cancelled`, or the code of the failure. */
  outcome: string;
};

/** How the company writes a term in each language. */
export type GlossaryTermsTable = {
  english: string;
  arabic: string;
  /** JSON array of spellings and synonyms that must not appear. */
  arabic_wrong: string;
  kurdish: string;
  kurdish_wrong: string;
};

/** Addresses that led to a post once. */
export type FormerAddressesTable = {
  slug: string;
  /** The post that is elsewhere now; null for one that is gone for good. */
  post_id: number | null;
  created_at: string;
};

/** Pictures that previews of links show, made when first asked for. */
export type SharePicturesTable = {
  /** Of everything that the picture shows: part of its address. */
  hash: string;
  content_type: string;
  bytes: Buffer;
  created_at: string;
};

/** What makes the codes of an account's second step. */
export type SecondFactorsTable = {
  username: string;
  /** In Base32, or sealed with `SECRET_KEY` (`domain/auth/sealed-secret.ts`). */
  secret: string;
  /** Null until its owner has given a first code: nothing asks for one before. */
  confirmed_at: string | null;
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number;
};

/** Codes that are left, each for one use. */
export type RecoveryCodesTable = {
  /** SHA-256 in hexadecimal. */
  code_hash: string;
  username: string;
};

/** Who did what, when and from where; never a text or a secret. */
export type ActivityTable = {
  id: Generated<number>;
  at: string;
  /** One of `domain/audit-log/shared/audit-actions.ts`. */
  action: string;
  /** Null for the command line, and for a sign-in under a name that no account has. */
  username: string | null;
  /** What it was done to: the address of a post, a term, an account. */
  subject: string | null;
  address: string | null;
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

export type PostRow = Selectable<PostsTable>;
export type RevisionRow = Selectable<RevisionsTable>;
export type NewPostRow = Insertable<PostsTable>;

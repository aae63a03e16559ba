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
  visit_days: FormerVisitsTable;
  visit_numbers: VisitNumbersTable;
  visit_readers: VisitReadersTable;
  search_numbers: SearchNumbersTable;
  missing_numbers: MissingNumbersTable;
  past_numbers: PastNumbersTable;
  images: ImagesTable;
  image_variants: ImageVariantsTable;
  picture_texts: PictureTextsTable;
  picture_uses: PictureUsesTable;
  settings: SettingsTable;
  admins: AdminsTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  assistant_runs: AssistantRunsTable;
  translation_benchmarks: TranslationBenchmarksTable;
  glossary_terms: GlossaryTermsTable;
  former_addresses: SlugRedirectsTable;
  share_pictures: SharePicturesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  activity: AuditLogTable;
  revisions: RevisionsTable;
  scheduled_publications: ScheduledPublicationsTable;
  imported_posts: ImportedPostsTable;
  old_paths: OldPathsTable;
  drafts: DraftsTable;
  review_links: ReviewLinksTable;
  review_remarks: ReviewRemarksTable;
  review_answers: ReviewAnswersTable;
  memory_segments: MemorySegmentsTable;
  memory_units: MemoryUnitsTable;
  memory_stems: MemoryStemsTable;
  memory_corrections: MemoryCorrectionsTable;
  edited_words: EditedWordsTable;
  spelling_words: SpellingWordsTable;
  spelling_dictionaries: SpellingDictionariesTable;
  safety_jobs: SafetyJobsTable;
  safety_samples: SafetySamplesTable;
  enquiries: EnquiriesTable;
  enquiry_deliveries: EnquiryDeliveriesTable;
  search_texts: SearchTextsTable;
  search_words: SearchWordsTable;
  search_pending: SearchPendingTable;
};

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

/** Visits as version 0026 counts them, without country and quarters. Nothing is added. */
export type FormerVisitsTable = Omit<
  VisitNumbersTable,
  'country' | 'quarter1' | 'quarter2' | 'quarter3' | 'quarter4'
>;

/**
 * Visits with the same properties on one day. The properties are those of `domain/analytics/shared/dimensions.ts`. Rows
 * of past days move to `past_numbers`.
 */
export type VisitNumbersTable = {
  /** Day in the site's time zone, "2026-11-21". */
  day: string;
  /** Path without the language prefix. */
  page: string;
  language: 'en' | 'ar' | 'ckb';
  source: string;
  /** `utm_campaign`, or empty. */
  campaign: string;
  /** ISO 3166-1 alpha-2, or empty if it is not known. */
  country: string;
  device: string;
  kind: string;
  views: number;
  /** People who had not opened the page before on that day. */
  readers: number;
  /** Of these readers those who had the first quarter of the text on screen, the second, the third, the end. */
  quarter1: number;
  quarter2: number;
  quarter3: number;
  quarter4: number;
};

/** Who has opened a page today, and with which properties. The rows of other days are deleted. */
export type VisitReadersTable = {
  day: string;
  /** Language and path, "ckb /about". */
  page: string;
  address_hash: string;
  visitor_hash: string;
  source: string;
  campaign: string;
  country: string;
  device: string;
  /** How far the text was read, 0 to 4. */
  quarter: number;
};

/** Searches of readers on the blog, as {@link VisitNumbersTable}. */
export type SearchNumbersTable = {
  day: string;
  words: string;
  found: 'yes' | 'no';
  language: 'en' | 'ar' | 'ckb';
  source: string;
  campaign: string;
  country: string;
  device: string;
  searches: number;
};

/** Requests that got 404 or 410, as {@link VisitNumbersTable}. */
export type MissingNumbersTable = {
  day: string;
  /** Without the language prefix. */
  path: string;
  language: 'en' | 'ar' | 'ckb';
  source: string;
  country: string;
  device: string;
  kind: string;
  requests: number;
};

/** The rows of a past day or month, by columns and compressed (`domain/analytics/columns`). */
export type PastNumbersTable = {
  /** `visits`, `searches` or `missing`. */
  subject: string;
  /** "2026-11-21" or "2026-11". */
  period: string;
  /** 1 for a month whose days are there too; 0 for a day, and for a month whose days are rolled up. */
  has_days: 0 | 1;
  columns: Buffer;
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
  /** The part of the URL after the hash: `.jpg`, `-640.avif`, `-1200.webp`. */
  suffix: string;
  content_type: string;
  bytes: Buffer;
};

/** The alternative texts of pictures, which the panel offers where a picture is inserted. */
export type PictureTextsTable = {
  hash: string;
  language: 'en' | 'ar' | 'ckb';
  alt: string;
  /** The words by which search finds the picture, folded. */
  words: string;
};

/** Where pictures are used: one row for each post, picture and place (`domain/media/picture-uses.ts`). */
export type PictureUsesTable = {
  post_id: number;
  /** Not always of a stored picture: a text may name any. */
  hash: string;
  place: 'cover' | 'text';
  /** The alternative text; of a picture that stands in a text several times, the first one. */
  alt: string;
  /** The words by which search finds the picture, folded: the post's title and the alternative texts. */
  words: string;
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
  /** SHA-256 of the token in hexadecimal: nobody can sign in with a copy of the database. */
  token_hash: string;
  username: string;
  created_at: string;
  last_used_at: string;
  /** The IP address that opened the session; empty if it is not known. */
  address: Generated<string>;
  /** The user agent, cut to 300 characters. */
  user_agent: Generated<string>;
};

export type RateLimitsTable = {
  key: string;
  /** Attempts counted in the running window. */
  points: number;
  /** End of the window; null if it never ends. */
  expires_at: string | null;
};

/** The assistant's runs: the task, the tokens and the outcome; never the text. */
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
  /** Null if the provider did not report it. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** What a translation service counted; null if it did not report it. */
  characters: Generated<number | null>;
  /** How many segments the translation memory gave; of a translation, once it is done. */
  remembered: Generated<number>;
  /** How many approved translations the requests had as examples. */
  examples: Generated<number>;
  /** What it cost in millionths of a US dollar, at the price that was set then; null without a price or a count. */
  microdollars: Generated<number | null>;
  /** `running`, `done`, `cancelled`, or the code of the error. */
  outcome: string;
};

/** Comparisons of the models that translate (`domain/assistant/benchmark`). */
export type TranslationBenchmarksTable = {
  id: Generated<number>;
  started_at: string;
  /** Null for the command line. */
  username: string | null;
  /** `running`, `done`, `cancelled` or `failed`. */
  outcome: string;
  /** Renewed while it runs, so that another process sees that its own has died. */
  alive_at: string;
  /** 1 once somebody wants it to end. */
  is_cancelled: Generated<number>;
  /** Translated paragraphs, over all models. */
  done: Generated<number>;
  total: number;
  /** What it has cost so far, as of a run. */
  microdollars: Generated<number | null>;
  /** JSON of `domain/assistant/benchmark/benchmark-report.ts`. */
  report: string;
};

/** The company's term in each language. */
export type GlossaryTermsTable = {
  english: string;
  arabic: string;
  /** JSON array of forbidden spellings and synonyms. */
  arabic_wrong: string;
  kurdish: string;
  kurdish_wrong: string;
};

/** Former slugs of posts (slug redirects). */
export type SlugRedirectsTable = {
  slug: string;
  /** The post to which the slug redirects; null for a purged post. */
  post_id: number | null;
  created_at: string;
};

/** Pictures for link previews, drawn when they are first requested. */
export type SharePicturesTable = {
  /** Hash of everything that the picture shows: a part of its URL. */
  hash: string;
  content_type: string;
  bytes: Buffer;
  created_at: string;
};

/** The second factor of an account. */
export type SecondFactorsTable = {
  username: string;
  /** Base32, encrypted if `SECRET_KEY` is set (`domain/auth/sealed-secret.ts`). */
  secret: string;
  /** Null until its owner has confirmed it with a first code; until then it is not required. */
  confirmed_at: string | null;
  /** The time step of the last accepted code: no code is accepted twice. */
  last_step: number;
};

/** Unused recovery codes. */
export type RecoveryCodesTable = {
  /** SHA-256 in hexadecimal. */
  code_hash: string;
  username: string;
};

/** The audit log: who did what, when and from where; never a text or a secret. */
export type AuditLogTable = {
  id: Generated<number>;
  at: string;
  /** One of `domain/audit-log/shared/audit-actions.ts`. */
  action: string;
  /** Null for the command line, and for a failed login with an unknown username. */
  username: string | null;
  /** The object of the action: a slug, a term, an account. */
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

/** What reviewers wrote about a paragraph. */
export type ReviewRemarksTable = {
  id: Generated<number>;
  /** The link it came by, which may be gone. */
  link_id: number;
  /** Made by the reviewer's browser, so that a remark that is sent twice is stored once. */
  client_id: string;
  translation_group: string;
  language: 'en' | 'ar' | 'ckb';
  /** `title`, `description`, or `content` for one of its blocks. */
  field: string;
  /** JSON of `domain/reviews/anchor.ts`. */
  anchor: string;
  /** The reviewer's name, as they wrote it. */
  name: string;
  /** A better text, as Markdown; null for a comment alone. */
  suggestion: string | null;
  /** Empty where the suggestion says it all. */
  comment: string;
  created_at: string;
  /** One of `domain/reviews/shared/remark.ts`. */
  state: string;
  decided_by: string | null;
  /** The text in whose place the suggestion was taken, for the undo; null unless taken. */
  replaced: string | null;
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

/** The texts of the translation memory, each once (`domain/memory`). */
export type MemorySegmentsTable = {
  id: Generated<number>;
  language: 'en' | 'ar' | 'ckb';
  /** Equal for texts that differ in white space alone. */
  key: string;
  /** A segment with placeholders. */
  text: string;
  /** The text as search folds it. */
  words: string;
};

/** Approved translations: which text translates which. */
export type MemoryUnitsTable = {
  id: Generated<number>;
  /** The language of the translation; the source is English. */
  language: 'ar' | 'ckb';
  source_id: number;
  target_id: number;
  kind: 'paragraph' | 'sentence';
  /** The article; empty for a unit that was imported. */
  translation_group: string;
  /** One of `domain/memory/shared/unit.ts`. */
  origin: string;
  /** Provider and model that translated the text before a person saw it. */
  model: string | null;
  /** Who approved it; null for what no account did. */
  username: string | null;
  approved_at: string;
  /** The deleted unit in whose place an editor wrote this one. */
  replaces: number | null;
  /** Set for a deleted unit: the same pair is not remembered again for this article. */
  deleted_at: string | null;
};

/** Which texts have a word, by the hash of its language and stem. */
export type MemoryStemsTable = {
  stem: number;
  segment_id: number;
};

/** Words that editors replaced in translations. */
export type MemoryCorrectionsTable = {
  id: Generated<number>;
  language: 'ar' | 'ckb';
  wrong: string;
  better: string;
  /** The two without their endings, folded: forms of one word belong together. */
  wrong_stem: string;
  better_stem: string;
  /** The English text of the paragraph: a row of `memory_segments`. */
  source_id: number;
  translation_group: string;
  username: string | null;
  at: string;
  /** When it was taken into the glossary or dismissed. */
  settled_at: string | null;
};

/** How much of each published translation editors changed of what a model had given. */
export type EditedWordsTable = {
  translation_group: string;
  language: 'ar' | 'ckb';
  /** Provider and model that translated the text last. */
  model: string;
  /** When it did, in UTC: "2026-11". */
  month: string;
  /** Words that the model gave. */
  words: number;
  /** Words that were changed, added or removed. */
  changed: number;
};

export type PostRow = Selectable<PostsTable>;
export type SafetyJobRow = Selectable<SafetyJobsTable>;
export type RevisionRow = Selectable<RevisionsTable>;
export type DraftRow = Selectable<DraftsTable>;
export type NewPostRow = Insertable<PostsTable>;
export type EnquiryRow = Selectable<EnquiriesTable>;
export type EnquiryDeliveryRow = Selectable<EnquiryDeliveriesTable>;

/** Words that an editor added to the house's own. */
export type SpellingWordsTable = {
  language: 'ar' | 'ckb';
  /** In the letters of its language, without marks. */
  word: string;
  /** Who added it. */
  username: string;
  added_at: string;
};

/** The Hunspell dictionary of a language, which the operator added. */
export type SpellingDictionariesTable = {
  language: 'ar' | 'ckb';
  /** The hash of its bytes: a part of its URL. */
  hash: string;
  words: number;
  licence: string;
  /** As `language/spelling/dictionary.ts` writes it, compressed with Brotli. */
  bytes: Buffer;
  added_at: string;
};

/** What this installation does by itself, and how it ended the last time (`domain/safety`). */
export type SafetyJobsTable = {
  /** One of `domain/safety/shared/safety.ts`. */
  job: string;
  /** When it last began. */
  tried_at: string | null;
  /** When it last ended well. */
  succeeded_at: string | null;
  /** Why it last failed: a code of `domain/safety/shared/safety.ts`; null after a success. */
  failure: string | null;
  /** While it runs: until then no other process begins it. The process that runs it moves it on. */
  leased_until: string | null;
  /** JSON of what the next run needs to know; null before the first success. */
  result: string | null;
};

/** How large the database was, once for each day. */
export type SafetySamplesTable = {
  /** In UTC, "2026-11-24". */
  day: string;
  /** A thousand bytes each. */
  database_kilobytes: number;
};

/** What visitors wrote (`domain/enquiries`). Neither their IP addresses nor their browsers are stored. */
export type EnquiriesTable = {
  id: Generated<number>;
  /** SHA-256 of the day and of what was typed, so that what is sent twice is stored once. */
  submission_key: string;
  /** SHA-256 of the message in hexadecimal, folded, which finds the same text of other senders. */
  text_hash: string;
  created_at: string;
  /** Of the page. */
  language: 'en' | 'ar' | 'ckb';
  /** Path of the page that led to the form, with its language prefix. */
  page: string;
  /** One of `domain/analytics/shared/dimensions.ts`. */
  source: string;
  campaign: string;
  name: string;
  /** As it was typed. */
  contact: string;
  contact_kind: 'email' | 'phone';
  /** The mail address in lower case, or the number in the form of E.164. */
  contact_normal: string;
  message: string;
  /** 1: it may be spam, and is delivered nowhere. */
  is_doubtful: number;
  /** JSON array of what spoke against it (`domain/enquiries/shared/enquiry.ts`). */
  reasons: string;
  /** One of `domain/enquiries/shared/enquiry.ts`. */
  status: string;
  note: string;
  /** When its status was first another than new. */
  answered_at: string | null;
  reminded_at: string | null;
  updated_at: string;
};

/** What is delivered of enquiries, or was: one row for each message and channel, in the order of the ids. */
export type EnquiryDeliveriesTable = {
  id: Generated<number>;
  /** Of a reminder: the oldest of those that it is about. */
  enquiry_id: number;
  /** One of `domain/enquiries/shared/enquiry.ts`. */
  channel: string;
  kind: 'enquiry' | 'reminder';
  /** The same in each attempt, so that a receiver can tell a repetition. */
  message_key: string;
  state: 'waiting' | 'delivered' | 'refused';
  /** How often it was tried. */
  attempts: number;
  /** How often the receiver refused this message itself. */
  refusals: number;
  next_attempt_at: string;
  /** While a process delivers it: until then no other one begins. */
  leased_until: string | null;
  /** Why the last attempt failed: a code of `domain/enquiries/shared/enquiry.ts`; null after a delivery. */
  failure: string | null;
  settled_at: string | null;
};

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

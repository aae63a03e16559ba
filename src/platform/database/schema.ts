import type { Insertable, Selectable } from 'kysely';
import type {
  AdminsTable,
  AuditLogTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  SettingsTable,
} from './tables/accounts.ts';
import type {
  AssistantRunsTable,
  GlossaryTermsTable,
  SpellingDictionariesTable,
  SpellingWordsTable,
  TranslationBenchmarksTable,
} from './tables/assistant.ts';
import type { EnquiriesTable, EnquiryDeliveriesTable } from './tables/enquiries.ts';
import type {
  EditedWordsTable,
  MemoryCorrectionsTable,
  MemorySegmentsTable,
  MemoryStemsTable,
  MemoryUnitsTable,
} from './tables/memory.ts';
import type {
  FormerVisitsTable,
  MissingNumbersTable,
  PastNumbersTable,
  SearchNumbersTable,
  VisitNumbersTable,
  VisitReadersTable,
} from './tables/numbers.ts';
import type {
  ImagesTable,
  ImageVariantsTable,
  PictureTextsTable,
  PictureUsesTable,
  SharePicturesTable,
} from './tables/pictures.ts';
import type {
  DraftsTable,
  ImportedPostsTable,
  OldPathsTable,
  PostReadersTable,
  PostsTable,
  PostViewsDailyTable,
  RevisionsTable,
  ScheduledPublicationsTable,
  SlugRedirectsTable,
} from './tables/posts.ts';
import type {
  NextReadsTable,
  RelatedPendingTable,
  RelatedPostsTable,
  RelatedTermsTable,
  RelatedTextsTable,
} from './tables/related.ts';
import type { ReviewAnswersTable, ReviewLinksTable, ReviewRemarksTable } from './tables/reviews.ts';
import type { SafetyJobsTable, SafetySamplesTable } from './tables/safety.ts';
import type { SearchPendingTable, SearchTextsTable, SearchWordsTable } from './tables/search.ts';

/**
 * What is stored, with the tables of each part in `tables`. Domain types are derived from these row types.
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
  related_posts: RelatedPostsTable;
  related_texts: RelatedTextsTable;
  related_terms: RelatedTermsTable;
  related_pending: RelatedPendingTable;
  next_reads: NextReadsTable;
};

export type PostRow = Selectable<PostsTable>;
export type SafetyJobRow = Selectable<SafetyJobsTable>;
export type RevisionRow = Selectable<RevisionsTable>;
export type DraftRow = Selectable<DraftsTable>;
export type NewPostRow = Insertable<PostsTable>;
export type EnquiryRow = Selectable<EnquiriesTable>;
export type EnquiryDeliveryRow = Selectable<EnquiryDeliveriesTable>;

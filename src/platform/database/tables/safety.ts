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

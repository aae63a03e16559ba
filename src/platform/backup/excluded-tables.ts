import { type RawBuilder, sql } from 'kysely';

/** Tables that a backup excludes, with the reason. Every other table is included, whichever migration added it. */
const excludedTables: Record<string, string> = {
  rate_limits: 'counts of the last minutes; restored, they would lock people out for old attempts',
  sessions: 'an old backup must not reopen a session that was ended since',
  review_links: 'an old backup must not reopen a link that was taken back since',
  post_readers:
    'with the salt of the day it would identify visitors for as long as the backup exists',
  visit_readers: 'as post_readers',
  share_pictures: 'rendered again on demand',
  search_texts: 'made of the posts again',
  search_words: 'as search_texts',
  search_pending: 'as search_texts',
  related_posts: 'as search_texts',
  related_texts: 'as search_texts',
  related_terms: 'as search_texts',
  related_pending: 'as search_texts',
  next_reads: 'counted anew by the readers; related posts are found without them',
  safety_jobs:
    'what this installation did; restored, it would call the backups of another one proven',
  safety_samples: 'the disk of this installation; restored, another one would seem to run full',
};

/** The same for single rows. */
const includedRowsOnly: Record<string, RawBuilder<unknown>> = {
  // The salts of the day: see post_readers.
  settings: sql`where ${sql.ref('key')} not like 'visitor-salt-%' and ${sql.ref('key')} not like 'visit-salt-%'`,
};

/** The names of the tables that no backup includes. */
export function excludedTableNames(): string[] {
  return Object.keys(excludedTables);
}

export function isIncluded(table: string): boolean {
  return !(table in excludedTables);
}

/** The rows of a table that a backup includes, as what follows `from` in a query. */
export function includedRows(table: string): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(table)} ${includedRowsOnly[table] ?? sql``}) as included`;
}

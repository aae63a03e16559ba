import { safeCsv } from '#domain/analytics/shared/safe-csv.ts';
import type { Database, EnquiryRow } from '#platform/database/index.ts';

const rowsPerQuery = 500;

/** The heading of each column, and where it comes from. */
const columns = {
  id: 'id',
  createdAt: 'created_at',
  status: 'status',
  name: 'name',
  contact: 'contact',
  contactNormal: 'contact_normal',
  message: 'message',
  language: 'language',
  page: 'page',
  source: 'source',
  campaign: 'campaign',
  answeredAt: 'answered_at',
  note: 'note',
} as const satisfies Record<string, keyof EnquiryRow>;

/**
 * All enquiries as CSV, the oldest first: UTF-8 with a byte order mark, by which Excel knows it, and CRLF.
 *
 * @param doubtful whether those that may be spam, or the others
 */
export async function* writeEnquiriesCsv(
  database: Database,
  doubtful: boolean,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${safeCsv([Object.keys(columns)])}`);
  for (let after = 0; ; ) {
    const rows = await database
      .selectFrom('enquiries')
      .selectAll()
      .where('is_doubtful', '=', doubtful ? 1 : 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerQuery)
      .execute();
    if (rows.length > 0) yield Buffer.from(safeCsv(rows.map(cells)));
    if (rows.length < rowsPerQuery) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function cells(row: EnquiryRow): (string | number)[] {
  return Object.values(columns).map((column) => row[column] ?? '');
}

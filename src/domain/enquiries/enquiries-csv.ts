import { safeCsv } from '#domain/analytics/shared/safe-csv.ts';
import type { Database } from '#platform/database/index.ts';
import { toEnquiry } from './enquiry-row.ts';
import type { Enquiry } from './shared/enquiry.ts';

const rowsPerQuery = 500;

const columns = [
  'id',
  'createdAt',
  'status',
  'isDoubtful',
  'name',
  'contact',
  'contactNormal',
  'message',
  'language',
  'page',
  'source',
  'campaign',
  'answeredAt',
  'note',
] as const satisfies readonly (keyof Enquiry)[];

/**
 * All enquiries as CSV, the oldest first: UTF-8 with a byte order mark, by which Excel knows it, and CRLF.
 *
 * @param doubtful whether those that may be spam, or the others
 */
export async function* writeEnquiriesCsv(
  database: Database,
  doubtful: boolean,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${safeCsv([columns])}`);
  for (let after = 0; ; ) {
    const rows = await database
      .selectFrom('enquiries')
      .selectAll()
      .where('is_doubtful', '=', doubtful ? 1 : 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerQuery)
      .execute();
    if (rows.length > 0) yield Buffer.from(safeCsv(rows.map(toEnquiry).map(cells)));
    if (rows.length < rowsPerQuery) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function cells(enquiry: Enquiry): (string | number)[] {
  return columns.map((column) => {
    const value = enquiry[column];
    return typeof value === 'number' ? value : String(value ?? '');
  });
}

import { pathInLanguage } from '#i18n/paths.ts';
import type { Database } from '#platform/database/index.ts';
import { columnsOf } from './columns/columns.ts';
import type { Part } from './past-numbers.ts';
import { addDays, type Period } from './periods.ts';
import { dimensionsOfEnquiries } from './shared/dimensions.ts';
import { siteDay } from './site-day.ts';

const shape = { dimensions: dimensionsOfEnquiries, counts: ['enquiries'] };

/** Enquiries by the day on which they came, without doubtful ones, so that they are counted beside visits. */
export async function readEnquiries(
  database: Database,
  { from, until }: Period,
  timeZone: string,
): Promise<Part[]> {
  const rows = await database
    .selectFrom('enquiries')
    .select(['created_at', 'page', 'language', 'source', 'campaign'])
    .where('is_doubtful', '=', 0)
    .where('created_at', '>=', startOf(from, timeZone))
    .where('created_at', '<', startOf(addDays(until, 1), timeZone))
    .execute();
  const days = Map.groupBy(rows, (row) => siteDay(new Date(row.created_at), timeZone));
  return [...days].map(([day, ofDay]) => ({
    from: day,
    until: day,
    columns: columnsOf(
      ofDay.map((row) => ({
        ...row,
        page: pathInLanguage(row.page, 'en'),
        kind: 'person',
        enquiries: 1,
      })),
      shape,
    ),
  }));
}

/** The moment at which a day begins, as times are stored. */
function startOf(day: string, timeZone: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
  return new Date(epochMilliseconds).toISOString();
}

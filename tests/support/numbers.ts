import type { Numbers } from '#domain/analytics/index.ts';
import type { Count, Dimension } from '#domain/analytics/shared/dimensions.ts';
import type { Database } from '#platform/database/index.ts';
import type { VisitNumbersTable } from '#platform/database/tables/numbers.ts';

/** Visits of people on phones to the home page, as they are stored before their day is over. */
export async function addVisits(
  database: Database,
  row: Pick<VisitNumbersTable, 'day'> & Partial<VisitNumbersTable>,
): Promise<void> {
  const usual = { page: '/', language: 'en', source: 'direct', campaign: '', country: '' } as const;
  const counts = { views: 1, readers: 1, quarter1: 0, quarter2: 0, quarter3: 0, quarter4: 0 };
  await database
    .insertInto('visit_numbers')
    .values({ ...usual, device: 'phone', kind: 'person', ...counts, ...row })
    .execute();
}

/** The rows of a table: each value with the counts that are asked for. */
export function rowsOf(
  numbers: Numbers,
  dimension: Dimension,
  counts: readonly Count[],
): (string | number)[][] {
  return numbers.tables[dimension].map((row) => [
    row.value,
    ...counts.map((name) => row.counts[name]),
  ]);
}

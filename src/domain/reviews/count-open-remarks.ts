import type { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { openRemarks } from './shared/remark.ts';

/** How many remarks wait for a decision, for each text that has any. One query, however many posts there are. */
export async function countOpenRemarks(
  database: Database,
): Promise<z.output<typeof openRemarks>[]> {
  const rows = await database
    .selectFrom('review_remarks')
    .select(({ fn }) => [
      'translation_group as translationGroup',
      'language',
      fn.countAll<number>().as('count'),
    ])
    .where('state', '=', 'open')
    .groupBy(['translation_group', 'language'])
    .execute();
  return rows.map((row) => openRemarks.parse({ ...row, count: Number(row.count) }));
}

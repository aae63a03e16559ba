import type { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import type { FoundLink } from './links.ts';
import { answersTo } from './list-remarks.ts';
import { stateOf } from './remark-rows.ts';
import type { remarkStatus } from './shared/remark.ts';

/**
 * What became of remarks that a reviewer's browser sent: it names them by the ids that it made. Nobody sees the remarks
 * of others, so nothing that a stranger writes reaches another reader.
 */
export async function listRemarkStatuses(
  database: Database,
  link: FoundLink,
  ids: readonly string[],
): Promise<z.output<typeof remarkStatus>[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('review_remarks')
    .select(['id', 'client_id', 'state'])
    .where('link_id', '=', link.id)
    .where('client_id', 'in', ids)
    .execute();
  const answers = await answersTo(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.client_id,
    state: stateOf(row),
    answers: answers
      .filter(({ remark_id }) => remark_id === row.id)
      .map(({ client_id, text }) => ({ id: client_id, text })),
  }));
}

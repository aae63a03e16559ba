import type { Database } from '#platform/database/index.ts';
import { nextReadLimits } from './limits.ts';

/** The readers of posts who went on from one to another, as a {@link weightOf} from 0 to 1. */
type Shares = ReadonlyMap<number, number>;

/** How readers went on from a post, by the post that they read next. */
export async function readSharesFrom(database: Database, id: number): Promise<Shares> {
  const rows = await database
    .selectFrom('next_reads')
    .select(['next_id', 'readers'])
    .where('post_id', '=', id)
    .execute();
  const all = rows.reduce((sum, { readers }) => sum + readers, 0);
  return new Map(rows.map(({ next_id, readers }) => [next_id, weightOf(readers, all)]));
}

/** How readers of other posts went on to a post, by those posts. */
export async function readSharesTo(
  database: Database,
  id: number,
  others: readonly number[],
): Promise<Shares> {
  if (others.length === 0) return new Map();
  const rows = await database
    .selectFrom('next_reads as read')
    .innerJoin('next_reads as every', 'every.post_id', 'read.post_id')
    .select(({ fn }) => [
      'read.post_id',
      'read.readers',
      fn.sum<number | string>('every.readers').as('all'),
    ])
    .where('read.next_id', '=', id)
    .where('read.post_id', 'in', others)
    .groupBy(['read.post_id', 'read.readers'])
    .execute();
  return new Map(
    rows.map(({ post_id, readers, all }) => [post_id, weightOf(readers, Number(all))]),
  );
}

/**
 * What readers of a post weigh who went on to the same one. What is shown is read, and then shown more: the square
 * root lets the most read one gain less with each reader, and the doubt keeps the weight of a few readers small. In
 * tenths, so that few more readers change no list.
 *
 * @param all who went on from the post
 * @returns 0 to 1
 */
export function weightOf(readers: number, all: number): number {
  return Math.round(10 * Math.sqrt(readers / (all + nextReadLimits.doubt))) / 10;
}

import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const saltKeyPrefix = 'visitor-salt-';

/** A visitor as far as one request tells: nothing of it is stored. */
export type Visitor = { address: string; userAgent: string };

/**
 * The day's secret, shared by every process on this database. Yesterday's are deleted, and with them the last way to
 * turn a stored hash back into an address. Tomorrow's stays, since another process may be past midnight; later ones are
 * of a clock that was set back.
 *
 * @param day UTC day, "2026-11-21"
 */
export async function saltOfDay(database: Database, day: string): Promise<string> {
  const key = saltKeyPrefix + day;
  await database
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const salts = database.deleteFrom('settings').where('key', 'like', `${saltKeyPrefix}%`);
  await salts.where('key', '<', key).execute();
  await salts.where('key', '>', saltKeyPrefix + dayAfter(day)).execute();
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** @param day UTC day, "2026-11-21" */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

/** @returns 22 characters that name a visitor for one day only */
export function hashVisitor(visitor: Visitor, salt: string): string {
  return createHmac('sha256', salt)
    .update(`${visitor.address}\n${visitor.userAgent}`)
    .digest('base64url')
    .slice(0, 22);
}

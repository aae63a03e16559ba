import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';

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

/** Until the transaction ends no other process counts readers of this day. Changes nothing. */
export async function lockDay(transaction: Database, day: string): Promise<void> {
  await transaction
    .updateTable('settings')
    .set((row) => ({ value: row.ref('value') }))
    .where('key', '=', saltKeyPrefix + day)
    .execute();
}

/** @param day UTC day, "2026-11-21" */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

/** 22 characters each, for one day only. */
export type VisitorHashes = {
  visitor: string;
  /** Of the address alone, or of the network that one IPv6 customer has. */
  address: string;
};

export function hashVisitor({ address, userAgent }: Visitor, salt: string): VisitorHashes {
  const hash = (text: string) =>
    createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
  return { visitor: hash(`${address}\n${userAgent}`), address: hash(ipSubnet(address)) };
}

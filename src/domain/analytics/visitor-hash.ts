import { createHmac, randomBytes } from 'node:crypto';
import { dayMs } from '#language/durations.ts';
import { type Database, lockRows } from '#platform/database/index.ts';
import { ipSubnet } from '#platform/http/ip-subnet.ts';

/** Views of posts count UTC days; the owner's numbers count days of the site's time zone. Each has salts of its own. */
export type SaltName = 'visitor-salt-' | 'visit-salt-';

/** What identifies a visitor in one request. None of it is stored. */
export type Visitor = { ipAddress: string; userAgent: string };

/**
 * The day's secret, shared by every process on this database. Without a salt, nobody can turn a stored hash back into
 * an IP address, so the salts of past days are deleted. Tomorrow's stays, because another process may be past midnight
 * already. Later ones come from a clock that was set back.
 *
 * @param day "2026-11-21"
 */
export async function saltOfDay(
  database: Database,
  day: string,
  saltKeyPrefix: SaltName = 'visitor-salt-',
): Promise<string> {
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

/** Makes other processes wait with this day's readers until the transaction ends. */
export async function lockDay(
  transaction: Database,
  day: string,
  saltKeyPrefix: SaltName = 'visitor-salt-',
): Promise<void> {
  const salt = transaction.selectFrom('settings').select('key');
  await lockRows(transaction, salt.where('key', '=', saltKeyPrefix + day));
}

/** @param day "2026-11-21" */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

/** Hashes of 22 characters, valid for one day. */
export type VisitorHashes = {
  visitor: string;
  /** Of the IP address, or of the /64 network that one IPv6 customer has. */
  ipSubnet: string;
};

export function hashVisitor({ ipAddress, userAgent }: Visitor, salt: string): VisitorHashes {
  const hash = (text: string) =>
    createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
  return { visitor: hash(`${ipAddress}\n${userAgent}`), ipSubnet: hash(ipSubnet(ipAddress)) };
}

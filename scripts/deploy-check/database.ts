import { sql } from 'kysely';
import { type Database, sqliteFileOf } from '#platform/database/index.ts';
import { type CheckResult, fail, pass, warn } from './check-result.ts';

/** The oldest that the PostgreSQL project still fixes at the time of writing. */
const oldestSupported = 15;
/** What the tests run on. */
const tested = 18;
const maxClockDifferenceMs = 60_000;

/** The version and the clock of PostgreSQL. */
export async function checkDatabase(
  database: Database,
  databaseUrl: string,
): Promise<CheckResult[]> {
  const file = sqliteFileOf(databaseUrl);
  if (file !== null) return [pass('database', `The database is the file ${file}`)];
  const query = sql<{ version: string; now: Date }>`
    select current_setting('server_version_num') as version, clock_timestamp() as now
  `;
  const [row] = (await query.execute(database)).rows;
  return judgeDatabase(Number(row?.version), row?.now ?? new Date(), new Date());
}

/** @param number as `server_version_num` has it: 180001 */
export function judgeDatabase(number: number, itsClock: Date, ownClock: Date): CheckResult[] {
  const major = Math.floor(number / 10_000);
  const found = `PostgreSQL ${major}.${number % 10_000}`;
  const version =
    major >= oldestSupported
      ? pass('database', `${found} (the site is tested on ${tested})`)
      : fail(
          'database',
          found,
          'its security holes are no longer fixed, and the site is not tested on it',
          `upgrade to PostgreSQL ${oldestSupported} or newer`,
        );
  const differenceMs = Math.abs(itsClock.getTime() - ownClock.getTime());
  const clock =
    differenceMs <= maxClockDifferenceMs
      ? []
      : [
          warn(
            'database-clock',
            `The clocks of PostgreSQL and of this machine differ by ${Math.round(differenceMs / 1_000)} s`,
            'what is published at a time goes by the clock of PostgreSQL, sessions by this one',
            'have both set by the network',
          ),
        ];
  return [version, ...clock];
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';

/** Waits until a query is blocked by another transaction's lock, on PostgreSQL. */
export async function someoneWaits(database: Database): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `;
  const count = async () => (await waiting.execute(database)).rows.length;
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0);
}

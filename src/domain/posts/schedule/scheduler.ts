import type { Database } from '#platform/database/index.ts';
import { repeatUntilStopped } from '#platform/repeat.ts';
import { publishDue } from './publish-due.ts';

/** Often enough that a post is on the site within five seconds of its time. */
const tickMs = 2_000;
/** Seldom enough that a process that does nothing writes next to nothing. */
const heartbeatMs = 30_000;
const job = 'scheduler';

/**
 * Publishes what is due, now and every two seconds.
 *
 * @param readClock the clock that all processes on the database share
 * @returns a function that stops it, after the publication that is in progress
 */
export function startScheduler(
  database: Database,
  readClock: () => Promise<Date>,
): () => Promise<void> {
  let lastHeartbeat = Number.NEGATIVE_INFINITY;
  const tick = async () => {
    const now = await readClock();
    await publishDue(database, now);
    if (Math.abs(now.getTime() - lastHeartbeat) < heartbeatMs) return;
    await recordHeartbeat(database, now);
    lastHeartbeat = now.getTime();
  };
  return repeatUntilStopped(() => tick, {
    pauseMs: tickMs,
    failure: 'could not publish what is due',
  });
}

/** When a scheduler of any process last ran; null where none ever has. */
export async function schedulerRanAt(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('safety_jobs')
    .select('succeeded_at')
    .where('job', '=', job)
    .executeTakeFirst();
  return row?.succeeded_at ?? null;
}

async function recordHeartbeat(database: Database, now: Date): Promise<void> {
  const succeeded_at = now.toISOString();
  await database
    .insertInto('safety_jobs')
    .values({ job, succeeded_at })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ succeeded_at }))
    .execute();
}

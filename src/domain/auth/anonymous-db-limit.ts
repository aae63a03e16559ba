import { createConcurrencyLimit, QueueFullError } from '#platform/concurrency-limit.ts';
import { connectionTimeoutMs, DatabaseError } from '#platform/database/index.ts';

/** Four of the ten connections to PostgreSQL. */
const limit = createConcurrencyLimit({ maxRunning: 4, queueTimeoutMs: connectionTimeoutMs });

/**
 * Limits how many database calls run at once for callers that are not signed in: a flood of them leaves connections to
 * pages, to signed-in editors and to the readiness probe.
 *
 * @throws {DatabaseError} `unavailable` where a call waits longer than for a connection
 */
export async function withAnonymousLimit<Result>(ask: () => Promise<Result>): Promise<Result> {
  return await limit.run(ask).catch((error: unknown) => {
    throw error instanceof QueueFullError ? new DatabaseError('unavailable', error) : error;
  });
}

import { createConcurrencyLimit, QueueFullError } from '#platform/concurrency-limit.ts';
import { connectionTimeoutMs, DatabaseError } from '#platform/database/index.ts';

/** Four of the ten connections to PostgreSQL. */
const limit = createConcurrencyLimit({ maxRunning: 4, queueTimeoutMs: connectionTimeoutMs });

/**
 * Limits the concurrent database calls of callers that are not signed in. During a flood, connections remain free for
 * pages, for signed-in editors and for the readiness probe.
 *
 * @throws {DatabaseError} `unavailable` if a call waits longer than the connection timeout
 */
export async function withAnonymousLimit<Result>(ask: () => Promise<Result>): Promise<Result> {
  return await limit.run(ask).catch((error: unknown) => {
    throw error instanceof QueueFullError ? new DatabaseError('unavailable', error) : error;
  });
}

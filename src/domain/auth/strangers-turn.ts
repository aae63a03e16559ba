import pLimit from 'p-limit';
import { DatabaseFault, waitForConnectionMs } from '#platform/database/index.ts';

/** Of the ten connections to PostgreSQL. */
const connectionsForStrangers = 4;

const limit = pLimit(connectionsForStrangers);

/**
 * What is asked of the database for callers of whom nobody knows yet who they are waits here, so that a flood of them
 * leaves connections to pages, to those who are signed in and to the question whether the process is ready.
 *
 * @throws {DatabaseFault} `unavailable` where its turn does not come as soon as a connection has to
 */
export async function inStrangersTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let isGivenUp = false;
  const patience = setTimeout(() => {
    isGivenUp = true;
    reject(new DatabaseFault('unavailable', new Error('Too many wait for the database')));
  }, waitForConnectionMs);
  void limit(async () => {
    clearTimeout(patience);
    if (!isGivenUp) await ask().then(resolve, reject);
  });
  return await promise;
}

import { createViewCounter, createVisitCounter } from '#domain/analytics/index.ts';
import { createNextReadCounter } from '#domain/related-posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import type { Environment } from '#platform/environment.ts';
import { createReadCounting } from './count-reads.ts';

/** Connects all that counts who reads what. `stop` writes what waits. */
export function startCounting(
  database: Database,
  { siteUrl, timeZone, trustedProxies }: Environment,
) {
  const { host, origin } = new URL(siteUrl);
  const counters = {
    viewCounter: createViewCounter(database),
    visitCounter: createVisitCounter(database, { host, timeZone }),
    nextReadCounter: createNextReadCounter(database),
  };
  return {
    ...createReadCounting(counters, { origin, trustedProxies }),
    async stop() {
      for (const counter of Object.values(counters)) await counter.stop();
    },
  };
}

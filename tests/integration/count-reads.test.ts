import type { IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { createViewCounter, createVisitCounter } from '#domain/analytics/index.ts';
import { createNextReadCounter } from '#domain/related-posts/index.ts';
import { createReadCounting } from '../../src/server/count-reads.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { browser } from '../support/site-calls.ts';

const site = { origin: 'https://site.example', trustedProxies: 0 };

describeEachEngine('createReadCounting', (test) => {
  test('looks at 2,000 responses to one IP address, and at those to others', async ({
    database,
  }) => {
    const counters = {
      viewCounter: createViewCounter(database),
      visitCounter: createVisitCounter(database, { host: 'site.example', timeZone: 'UTC' }),
      nextReadCounter: createNextReadCounter(database),
    };
    const { countRead } = createReadCounting(counters, site, () => now);
    let now = 0;
    let looks = 0;
    const request = (remoteAddress: string) =>
      ({
        method: 'GET',
        url: '/about',
        socket: { remoteAddress },
        headers: {
          get 'user-agent'() {
            looks += 1;
            return browser;
          },
        },
      }) as unknown as IncomingMessage;
    for (let count = 0; count < 10_000; count += 1) countRead(request('192.0.2.1'), '/about', 200);
    expect(looks).toBe(2_000);
    countRead(request('192.0.2.2'), '/about', 200);
    expect(looks).toBe(2_001);
    now = 5_000;
    countRead(request('192.0.2.1'), '/about', 200);
    expect(looks).toBe(2_002);
    for (const counter of Object.values(counters)) await counter.stop();
    const { readers } = await database
      .selectFrom('visit_numbers')
      .select(({ fn }) => fn.sum<number | string>('readers').as('readers'))
      .executeTakeFirstOrThrow();
    expect(Number(readers)).toBe(2);
  });
});

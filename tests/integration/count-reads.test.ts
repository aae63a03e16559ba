import type { IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { createViewCounter, createVisitCounter } from '#domain/analytics/index.ts';
import { createPost } from '#domain/posts/index.ts';
import { createNextReadCounter } from '#domain/related-posts/index.ts';
import { createReadCounting } from '../../src/server/count-reads.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { samplePost } from '../support/sample-post.ts';
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

  test('counts who goes on from one article to another, and nobody else', async ({ database }) => {
    const [one, two] = [
      await createPost(database, samplePost({ title: 'One' })),
      await createPost(database, samplePost({ title: 'Two' })),
    ];
    const other = await createPost(database, samplePost({ title: 'Nan', language: 'ckb' }));
    const counters = {
      viewCounter: createViewCounter(database),
      visitCounter: createVisitCounter(database, { host: 'site.example', timeZone: 'UTC' }),
      nextReadCounter: createNextReadCounter(database),
    };
    const { countRead } = createReadCounting(counters, site, () => 0);
    let readers = 0;
    /** Five readers ask for a page with these headers. */
    const ask = (
      key: string,
      headers: Record<string, string>,
      { method = 'GET', first = 0 } = {},
    ) => {
      readers = first || readers + 5;
      for (let number = 0; number < 5; number += 1)
        countRead(
          {
            method,
            url: key,
            socket: { remoteAddress: `192.0.2.${readers + number}` },
            headers: { 'user-agent': browser, ...headers },
          } as unknown as IncomingMessage,
          key,
          200,
        );
      return readers;
    };
    const stored = async () => {
      await counters.nextReadCounter.flush();
      const rows = await database.selectFrom('next_reads').selectAll().execute();
      return rows.map((row) => [row.post_id, row.next_id, row.readers]);
    };
    const onOne = { referer: 'https://site.example/blog/one' };
    const onTwo = { referer: 'https://site.example/blog/two' };

    // Nobody has been sent the page that the link was on.
    ask('/blog/two', onOne);
    for (const slug of [one.slug, two.slug, other.slug]) ask(`/blog/${slug}`, {});
    for (const referer of [
      'https://evil.example/blog/one',
      'https://site.example.evil.example/blog/one',
      'http://site.example/blog/one',
      'https://site.example/blog',
      'https://site.example/blog/made-up',
      'https://site.example/blog/two',
      `https://site.example/blog/one${'x'.repeat(200_000)}`,
      `https://site.example/${'/blog/one'.repeat(20_000)}`,
      '/blog/one',
      'one',
    ])
      ask('/blog/two', { referer });
    ask(`/blog/${other.slug}`, onOne);
    ask('/blog', onOne);
    for (const bot of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'WhatsApp/2.24', ''])
      ask('/blog/two', { ...onOne, 'user-agent': bot });
    ask('/blog/two', { ...onOne, 'sec-purpose': 'prefetch;prerender' });
    ask('/api/blog/posts/two', { ...onOne, 'x-purpose': 'prefetch' });
    ask('/blog/two', { ...onTwo, 'x-reader': 'arrived' }, { method: 'HEAD' });
    ask('/blog/two', { ...onOne, 'x-reader': 'read 4' }, { method: 'HEAD' });
    expect(await stored()).toEqual([]);

    ask('/blog/two', { referer: `${onOne.referer}?utm_source=x` });
    expect(await stored()).toEqual([[one.id, two.id, 5]]);
    ask('/api/blog/posts/two', onOne);
    expect(await stored()).toEqual([[one.id, two.id, 10]]);
    for (const [key, ahead] of [
      ['/blog/two', { 'sec-purpose': 'prefetch' }],
      ['/api/blog/posts/two', { 'x-purpose': 'prefetch' }],
    ] as const) {
      const before = await stored();
      const first = ask(key, { ...onOne, ...ahead });
      expect(await stored()).toEqual(before);
      ask('/blog/two', { ...onTwo, 'x-reader': 'read 4' }, { method: 'HEAD', first });
      expect(await stored()).toEqual(before);
      ask('/blog/two', { ...onTwo, 'x-reader': 'arrived' }, { method: 'HEAD', first });
      expect((await stored())[0]?.[2]).toBe(Number(before[0]?.[2]) + 5);
    }
    for (const counter of Object.values(counters)) await counter.stop();
  });
});

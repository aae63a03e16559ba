import { expect } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import { createVisitCounter, readNumbers } from './index.ts';
import type { Visit } from './visit-counter.ts';

const site = { host: 'site.example', timeZone: 'Asia/Baghdad' };
const noon = () => new Date('2026-11-20T09:00:00Z');

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.104';
const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0.0.0;]';

/**
 * What a person reads in a line of an access log, beside what they would call it: user agent, `Referer`, query, then
 * kind, device, source, campaign.
 */
const lines = [
  [iphone, '', '', 'person', 'phone', 'direct', ''],
  [iphone, 'https://www.google.com/', '', 'person', 'phone', 'search', ''],
  [windows, 'https://www.google.iq/', '', 'person', 'computer', 'search', ''],
  [windows, 'https://www.bing.com/search?q=a', '', 'person', 'computer', 'search', ''],
  [windows, 'https://site.example/blog', '', 'person', 'computer', 'internal', ''],
  [windows, 'https://web.whatsapp.com/', '', 'person', 'computer', 'whatsapp', ''],
  [iphone, 'https://wa.me/', '', 'person', 'phone', 'whatsapp', ''],
  [ipad, 'https://t.me/channel', '', 'person', 'tablet', 'telegram', ''],
  [instagram, '', '', 'person', 'phone', 'instagram', ''],
  [iphone, 'https://l.instagram.com/', '', 'person', 'phone', 'instagram', ''],
  [facebook, '', '?utm_campaign=Spring', 'person', 'phone', 'facebook', 'spring'],
  [windows, 'https://l.facebook.com/', '', 'person', 'computer', 'facebook', ''],
  [windows, 'https://news.example/', '', 'person', 'computer', 'other', ''],
  // Names that only contain a known one.
  [windows, 'https://notgoogle.com.evil.example/', '', 'person', 'computer', 'other', ''],
  [windows, 'https://site.example.evil.example/', '', 'person', 'computer', 'other', ''],
  [
    iphone,
    '',
    '?utm_source=WhatsApp&utm_medium=chat&utm_campaign=نەورۆز',
    'person',
    'phone',
    'whatsapp',
    'نەورۆز',
  ],
  [
    windows,
    '',
    '?utm_source=newsletter&utm_campaign=may-1',
    'person',
    'computer',
    'other',
    'may-1',
  ],
  [windows, '', '?utm_campaign=rezan@mail.example', 'person', 'computer', 'direct', ''],
  [windows, '', '?utm_campaign=0770-123-4567', 'person', 'computer', 'direct', ''],
  ['WhatsApp/2.24.20.89 A', '', '', 'preview', 'unknown', 'direct', ''],
  ['TelegramBot (like TwitterBot)', '', '', 'preview', 'unknown', 'direct', ''],
  ['facebookexternalhit/1.1', '', '', 'preview', 'unknown', 'direct', ''],
  ['Slackbot-LinkExpanding 1.0', '', '', 'preview', 'unknown', 'direct', ''],
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    '',
    '',
    'bot',
    'unknown',
    'direct',
    '',
  ],
  ['curl/8.5.0', '', '', 'bot', 'unknown', 'direct', ''],
  ['', '', '', 'bot', 'unknown', 'direct', ''],
] as const;

const pages = [
  ['/', 'en'],
  ['/about', 'ar'],
  ['/blog/one', 'ckb'],
  ['/blog/two', 'en'],
] as const;

const visit: Visit = {
  page: '/',
  language: 'en',
  ipAddress: '192.0.2.1',
  userAgent: windows,
  referrer: '',
  query: '',
};

describeEachEngine('createVisitCounter', (test) => {
  test('counts a log of 4,680 requests as a person would', async ({ database }) => {
    let now = new Date('2026-11-19T20:59:00Z');
    const counter = createVisitCounter(database, site, () => now);
    /** The hand's own count: readers are sets of who is who, views are strokes. */
    const views = new Map<string, number>();
    const readers = new Map<string, Set<string>>();
    const note = (key: string, who: string | null, first: boolean) => {
      views.set(key, (views.get(key) ?? 0) + 1);
      if (who !== null && first) readers.set(key, (readers.get(key) ?? new Set()).add(who));
    };
    const seen = new Set<string>();
    let requests = 0;
    // Baghdad's midnight is at 21:00 UTC.
    for (const [time, day] of [
      ['2026-11-19T20:59:00Z', '2026-11-19'],
      ['2026-11-19T21:01:00Z', '2026-11-20'],
      ['2026-11-20T12:00:00Z', '2026-11-20'],
    ] as const) {
      now = new Date(time);
      for (const [lineNumber, line] of lines.entries())
        for (const [pageNumber, [page, language]] of pages.entries())
          for (let person = 0; person < 15; person += 1) {
            const [userAgent, referrer, query, kind, device, source, campaign] = line;
            const ipAddress = `198.51.${lineNumber}.${person}`;
            counter.record({
              page,
              language,
              ipAddress,
              userAgent,
              referrer,
              query: query.slice(1),
            });
            requests += 1;
            const who = kind === 'person' ? ipAddress : null;
            const first = !seen.has(`${day} ${pageNumber} ${ipAddress}`);
            seen.add(`${day} ${pageNumber} ${ipAddress}`);
            const values = { page, language, source, campaign, device, kind };
            for (const [name, value] of Object.entries(values)) {
              if (name !== 'kind' && kind !== 'person') continue;
              note(`${day} ${name} ${value}`, who && `${page} ${who}`, first);
            }
          }
      await counter.flush();
    }
    await counter.stop();
    expect(requests).toBe(4_680);
    for (const day of ['2026-11-19', '2026-11-20']) {
      const found = await readNumbers(database, { until: day, length: 1, filters: {} });
      const counted = Object.entries(found.tables).flatMap(([name, rows]) =>
        rows.map((row) => [`${day} ${name} ${row.value}`, row.views, row.readers] as const),
      );
      const byHand = [...views]
        .filter(([key]) => key.startsWith(day))
        .map(([key, count]) => [key, count, readers.get(key)?.size ?? 0] as const);
      expect(counted.toSorted()).toEqual(byHand.toSorted());
    }
  });

  test('compares a period with the one before, and filters by everything', async ({ database }) => {
    await add(database, { day: '2026-11-18', views: 4, readers: 2 });
    await add(database, { day: '2026-11-19', views: 3, readers: 1, source: 'search' });
    await add(database, { day: '2026-11-20', views: 5, readers: 4, source: 'search' });
    await add(database, { day: '2026-11-20', views: 7, readers: 6, device: 'tablet' });
    await add(database, { day: '2026-11-20', views: 9, readers: 0, kind: 'preview' });
    await add(database, { day: '2026-11-21', views: 90, readers: 90 });
    const read = (filters: Record<string, string>) =>
      readNumbers(database, { until: '2026-11-20', length: 2, filters });
    const all = await read({});
    expect(all).toMatchObject({
      from: '2026-11-19',
      total: { views: 15, readers: 11 },
      before: { views: 4, readers: 2 },
      days: [
        { day: '2026-11-19', views: 3, readers: 1 },
        { day: '2026-11-20', views: 12, readers: 10 },
      ],
    });
    expect(all.tables.source).toEqual([
      { value: 'direct', views: 7, readers: 6 },
      { value: 'search', views: 8, readers: 5 },
    ]);
    expect(all.tables.kind).toEqual([
      { value: 'person', views: 15, readers: 11 },
      { value: 'preview', views: 9, readers: 0 },
    ]);
    const search = await read({ source: 'search', device: 'phone' });
    expect(search.total).toEqual({ views: 8, readers: 5 });
    expect(search.tables.device).toEqual([{ value: 'phone', views: 8, readers: 5 }]);
    expect((await read({ kind: 'preview' })).total).toEqual({ views: 9, readers: 0 });
    expect((await read({ page: "' or 1=1 --" })).total).toEqual({ views: 0, readers: 0 });
  });

  test('10,000 forged visits of one address are 20 readers at most', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let round = 0; round < 4; round += 1) {
      for (let number = 0; number < 2_500; number += 1)
        counter.record({ ...visit, userAgent: `${windows} ${round} ${number}` });
      await counter.flush();
    }
    await counter.stop();
    const { total } = await readNumbers(database, { until: '2026-11-20', length: 1, filters: {} });
    expect(total).toEqual({ views: 20, readers: 20 });
  });

  test('counts a reader once for each language of a page', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (const language of ['en', 'ckb', 'en'] as const) counter.record({ ...visit, language });
    await counter.stop();
    const { tables } = await readNumbers(database, { until: '2026-11-20', length: 1, filters: {} });
    expect(tables.language).toEqual([
      { value: 'en', views: 2, readers: 1 },
      { value: 'ckb', views: 1, readers: 1 },
    ]);
  });

  test('a browser that reloads for ever adds 20 views at each flush', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let number = 0; number < 10_000; number += 1) counter.record(visit);
    await counter.stop();
    const { total } = await readNumbers(database, { until: '2026-11-20', length: 1, filters: {} });
    expect(total).toEqual({ views: 20, readers: 1 });
  });

  test('10,000 made-up campaigns from as many addresses are 100 and «other»', async ({
    database,
  }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let number = 0; number < 10_000; number += 1) {
      const ipAddress = `10.0.${number >> 8}.${number & 255}`;
      const query = `utm_campaign=c${number}x${'y'.repeat(1_000)}`;
      counter.record({ ...visit, ipAddress, query });
      if (number % 4_000 === 0) await counter.flush();
    }
    await counter.stop();
    const rows = await database.selectFrom('visit_days').select(['campaign', 'readers']).execute();
    expect(rows).toHaveLength(101);
    expect(rows.every(({ campaign }) => campaign.length <= 60)).toBe(true);
    expect(rows.reduce((sum, row) => sum + row.readers, 0)).toBe(10_000);
    expect(rows.find(({ campaign }) => campaign === 'other')?.readers).toBe(9_900);
  });

  test('keeps no reader and no salt of a past day', async ({ database }) => {
    let now = new Date('2026-11-20T09:00:00Z');
    const counter = createVisitCounter(database, site, () => now);
    counter.record(visit);
    await counter.flush();
    now = new Date('2026-11-21T09:00:00Z');
    counter.record({ ...visit, ipAddress: '192.0.2.2' });
    await counter.stop();
    const readers = await database.selectFrom('visit_readers').selectAll().execute();
    expect(readers.map(({ day }) => day)).toEqual(['2026-11-21']);
    expect(JSON.stringify(readers)).not.toContain('192.0.2');
    const salts = await database
      .selectFrom('settings')
      .select('key')
      .where('key', 'like', 'visit-salt-%')
      .execute();
    expect(salts).toEqual([{ key: 'visit-salt-2026-11-21' }]);
  });

  test('keeps visits that could not be written until the next flush', async ({
    database,
    databaseUrl,
  }) => {
    const broken = await openDatabase(databaseUrl);
    const counter = createVisitCounter(broken, site, noon);
    counter.record(visit);
    await withHiddenTables(broken, ['visit_days'], async () => {
      await expect(counter.flush()).rejects.toThrow();
    });
    await counter.stop();
    await broken.destroy();
    const { total } = await readNumbers(database, { until: '2026-11-20', length: 1, filters: {} });
    expect(total).toEqual({ views: 1, readers: 1 });
  });
});

async function add(
  database: Database,
  row: {
    day: string;
    views: number;
    readers: number;
    source?: string;
    device?: string;
    kind?: string;
  },
): Promise<void> {
  const usual = { page: '/', language: 'en', source: 'direct', campaign: '' } as const;
  await database
    .insertInto('visit_days')
    .values({ ...usual, device: 'phone', kind: 'person', ...row })
    .execute();
}

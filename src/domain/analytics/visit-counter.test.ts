import { expect } from 'vitest';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { rowsOf } from '../../../tests/support/numbers.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import { createVisitCounter, readNumbers } from './index.ts';
import type { Subject } from './shared/dimensions.ts';
import type { Visit } from './visit-counter.ts';

const site = { host: 'site.example', timeZone: 'Asia/Baghdad' };
const noon = () => new Date('2026-11-20T09:00:00Z');

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const visit: Visit = {
  page: '/',
  language: 'en',
  ipAddress: '192.0.2.1',
  userAgent: windows,
  referrer: '',
  query: '',
};

describeEachEngine('createVisitCounter', (test) => {
  test('10,000 forged visits of one address are 20 readers at most', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let round = 0; round < 4; round += 1) {
      for (let number = 0; number < 2_500; number += 1)
        counter.record({ ...visit, userAgent: `${windows} ${round} ${number}` });
      await counter.flush();
    }
    await counter.stop();
    const { total } = await readDay(database);
    expect(total).toMatchObject({ views: 20, readers: 20 });
  });

  test('counts a reader once for each language of a page', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (const language of ['en', 'ckb', 'en'] as const) counter.record({ ...visit, language });
    await counter.stop();
    expect(rowsOf(await readDay(database), 'language', ['views', 'readers'])).toEqual([
      ['en', 2, 1],
      ['ckb', 1, 1],
    ]);
  });

  test('a browser that reloads for ever adds 20 views at each flush', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let number = 0; number < 10_000; number += 1) counter.record(visit);
    await counter.stop();
    const { total } = await readDay(database);
    expect(total).toMatchObject({ views: 20, readers: 1 });
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
    const rows = await database
      .selectFrom('visit_numbers')
      .select(['campaign', 'readers'])
      .execute();
    expect(rows).toHaveLength(101);
    expect(rows.every(({ campaign }) => campaign.length <= 60)).toBe(true);
    expect(rows.reduce((sum, row) => sum + row.readers, 0)).toBe(10_000);
    expect(rows.find(({ campaign }) => campaign === 'other')?.readers).toBe(9_900);
  });

  test('10,000 forged beacons of one address add no row and no more than 20 readers', async ({
    database,
  }) => {
    const counter = createVisitCounter(database, site, noon);
    const page = '/blog/a';
    for (let number = 0; number < 40; number += 1)
      counter.record({ ...visit, page, userAgent: `${windows} ${number}` });
    await counter.flush();
    const rows = () => database.selectFrom('visit_numbers').selectAll().execute();
    const before = await rows();
    for (let number = 0; number < 10_000; number += 1) {
      const userAgent = `${windows} ${number % 500}`;
      counter.recordReading({ ...visit, page, userAgent, quarter: 1 + (number % 4) });
      counter.recordReading({ ...visit, page: `/blog/${number}`, userAgent, quarter: 4 });
      counter.recordSearch({ ...visit, page: '/blog', userAgent, words: `word ${number}` });
      if (number % 1_000 === 0) await counter.flush();
    }
    await counter.stop();
    expect(await rows()).toHaveLength(before.length);
    expect((await readDay(database)).total).toMatchObject({ readers: 20, views: 20 });
    expect((await readDay(database)).total.quarter1).toBeLessThanOrEqual(20);
    expect(await database.selectFrom('search_numbers').selectAll().execute()).toEqual([]);
  });

  test('10,000 made-up words and missing paths from as many addresses are 100 and «other»', async ({
    database,
  }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let number = 0; number < 10_000; number += 1) {
      const ipAddress = `10.0.${number >> 8}.${number & 255}`;
      counter.record({ ...visit, ipAddress, page: '/blog' });
      counter.recordSearch({
        ...visit,
        ipAddress,
        page: '/blog',
        words: `${number} ${'x'.repeat(200)}`,
      });
      counter.recordMissing({ ...visit, ipAddress, path: `/${number}/${'y'.repeat(500)}` });
      if (number % 4_000 === 0) await counter.flush();
    }
    await counter.stop();
    const searches = await database.selectFrom('search_numbers').selectAll().execute();
    const missing = await database.selectFrom('missing_numbers').selectAll().execute();
    expect(searches.length).toBeLessThanOrEqual(101);
    expect(searches.every(({ words }) => words.length <= 40)).toBe(true);
    expect(missing).toHaveLength(101);
    expect(missing.every(({ path }) => path.length <= 100)).toBe(true);
    expect(missing.reduce((sum, { requests }) => sum + requests, 0)).toBe(10_000);
  });

  test('who asks for eleven missing pages at once is a program', async ({ database }) => {
    const counter = createVisitCounter(database, site, noon);
    for (let number = 0; number < 11; number += 1)
      counter.recordMissing({ ...visit, path: `/wp-${number}.php` });
    for (let number = 0; number < 10; number += 1)
      counter.recordMissing({ ...visit, ipAddress: '192.0.2.2', path: `/old-${number}` });
    await counter.stop();
    expect(rowsOf(await readDay(database, 'missing'), 'kind', ['requests'])).toEqual([
      ['bot', 11],
      ['person', 10],
    ]);
  });

  test('a reading of a visit that another process writes a moment later counts', async ({
    database,
  }) => {
    const here = createVisitCounter(database, site, noon);
    const there = createVisitCounter(database, site, noon);
    here.record({ ...visit, page: '/blog/a' });
    there.recordReading({ ...visit, page: '/blog/a', quarter: 3 });
    await there.flush();
    await here.flush();
    await there.flush();
    await Promise.all([here.stop(), there.stop()]);
    expect((await readDay(database)).total).toMatchObject({ quarter3: 1, quarter4: 0 });
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
    await withHiddenTables(broken, ['visit_numbers'], async () => {
      await expect(counter.flush()).rejects.toThrow();
    });
    await counter.stop();
    await broken.destroy();
    const { total } = await readDay(database);
    expect(total).toMatchObject({ views: 1, readers: 1 });
  });
});

async function readDay(database: Database, subject: Subject = 'visits', filters = {}) {
  return await readNumbers(database, {
    subject,
    period: { until: '2026-11-20', days: 1 },
    filters,
    today: '2026-11-20',
    timeZone: site.timeZone,
  });
}

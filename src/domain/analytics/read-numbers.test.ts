import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { addVisits, rowsOf } from '../../../tests/support/numbers.ts';
import { readNumbers, rollUpNumbers } from './index.ts';
import type { AskedPeriod } from './periods.ts';
import type { Subject } from './shared/dimensions.ts';

const timeZone = 'Asia/Baghdad';

describeEachEngine('readNumbers', (test) => {
  test('compares a period with the one before, and filters by everything', async ({ database }) => {
    await addVisits(database, { day: '2026-11-18', views: 4, readers: 2 });
    await addVisits(database, { day: '2026-11-19', views: 3, readers: 1, source: 'search' });
    await addVisits(database, { day: '2026-11-20', views: 5, readers: 4, source: 'search' });
    await addVisits(database, { day: '2026-11-20', views: 7, readers: 6, device: 'tablet' });
    await addVisits(database, { day: '2026-11-20', views: 9, readers: 0, kind: 'preview' });
    await addVisits(database, { day: '2026-11-21', views: 90, readers: 90, country: 'IQ' });
    const twoDays = { until: '2026-11-20', days: 2 };
    const all = await read(database, twoDays);
    expect(all).toMatchObject({
      from: '2026-11-19',
      isOpen: false,
      total: { views: 15, readers: 11 },
      before: { from: '2026-11-17', until: '2026-11-18', total: { views: 4, readers: 2 } },
      bars: [
        { from: '2026-11-19', until: '2026-11-19', counts: { views: 3, readers: 1 } },
        { from: '2026-11-20', until: '2026-11-20', counts: { views: 12, readers: 10 } },
      ],
    });
    expect(rowsOf(all, 'source', ['views', 'readers'])).toEqual([
      ['direct', 7, 6],
      ['search', 8, 5],
    ]);
    expect(rowsOf(all, 'kind', ['views', 'readers'])).toEqual([
      ['person', 15, 11],
      ['preview', 9, 0],
    ]);
    const search = await read(database, twoDays, { source: 'search', device: 'phone' });
    expect(search.total).toMatchObject({ views: 8, readers: 5 });
    expect(rowsOf(search, 'device', ['views'])).toEqual([['phone', 8]]);
    const previews = await read(database, twoDays, { kind: 'preview' });
    expect(previews.total).toMatchObject({ views: 9, readers: 0 });
    for (const filters of [{ page: "' or 1=1 --" }, { country: 'IQ' }, { country: '__proto__' }])
      expect((await read(database, twoDays, filters)).total).toMatchObject({ views: 0 });
    const today = await read(database, { until: '2026-11-21', days: 1 }, { country: 'IQ' });
    expect(today).toMatchObject({ isOpen: true, total: { readers: 90 } });
  });

  test('shows how far posts were read, of each post and of all', async ({ database }) => {
    const day = '2026-11-20';
    await addVisits(database, { day, readers: 50 });
    await addVisits(database, { day, page: '/blog/a', readers: 8, quarter1: 6, quarter4: 2 });
    await addVisits(database, { day, page: '/blog/b', readers: 2, quarter1: 1, quarter4: 1 });
    const { posts, ...numbers } = await read(database, { until: day, days: 1 });
    expect(posts).toMatchObject({ readers: 10, quarter1: 7, quarter4: 3 });
    expect(rowsOf({ posts, ...numbers }, 'page', ['readers', 'quarter1', 'quarter4'])).toEqual([
      ['/', 50, 0, 0],
      ['/blog/a', 8, 6, 2],
      ['/blog/b', 2, 1, 1],
    ]);
  });

  test('counts enquiries that are not doubtful beside visits, by the days of the site', async ({
    database,
  }) => {
    await addVisits(database, { day: '2026-11-20', source: 'whatsapp', readers: 9 });
    await addEnquiry(database, { created_at: '2026-11-19T20:59:59.999Z', source: 'search' });
    await addEnquiry(database, { created_at: '2026-11-19T21:00:00.000Z', source: 'whatsapp' });
    await addEnquiry(database, { created_at: '2026-11-20T20:59:59.999Z', source: 'search' });
    await addEnquiry(database, { created_at: '2026-11-20T12:00:00.000Z', is_doubtful: 1 });
    const day = { until: '2026-11-20', days: 1 };
    const all = await read(database, day);
    expect(all.total).toMatchObject({ readers: 9, enquiries: 2 });
    expect(all.before?.total.enquiries).toBe(1);
    expect(rowsOf(all, 'source', ['readers', 'enquiries'])).toEqual([
      ['whatsapp', 9, 1],
      ['search', 0, 1],
    ]);
    expect(rowsOf(all, 'page', ['enquiries'])).toContainEqual(['/blog/a', 2]);
    expect(rowsOf(all, 'country', ['readers', 'enquiries'])).toEqual([['', 9, 0]]);
    expect((await read(database, day, { source: 'search' })).total.enquiries).toBe(1);
    expect((await read(database, day, { kind: 'bot' })).total.enquiries).toBe(0);
  });

  test('a month that is rolled up is shown whole, and compared with whole months alone', async ({
    database,
  }) => {
    await addVisits(database, { day: '2024-11-30', readers: 5 });
    await addVisits(database, { day: '2025-11-05', readers: 1 });
    await addVisits(database, { day: '2025-11-25', readers: 2 });
    await addVisits(database, { day: '2026-10-31', readers: 4 });
    await rollUpNumbers(database, { timeZone, days: 30, now: new Date('2026-11-20T09:00:00Z') });
    const year = await read(database, { until: '2026-11-20', months: 12 });
    expect(year).toMatchObject({
      from: '2025-11-01',
      until: '2026-10-31',
      total: { readers: 7 },
      before: { from: '2024-11-01', until: '2025-10-31', total: { readers: 5 } },
    });
    expect(year.bars).toHaveLength(12);
    expect(year.bars.at(0)).toMatchObject({ counts: { readers: 3 } });
    expect(year.bars.at(-1)).toMatchObject({ from: '2026-10-01', counts: { readers: 4 } });
    const cut = await read(database, { until: '2025-11-27', days: 10 });
    expect(cut).toMatchObject({ from: '2025-11-01', until: '2025-11-30', before: null });
    expect(cut.total.readers).toBe(3);
    const after = await read(database, { until: '2025-12-10', days: 10 });
    expect(after).toMatchObject({ from: '2025-12-01', before: null, total: { readers: 0 } });
    const days = await read(database, { until: '2026-11-05', days: 6 });
    expect(days).toMatchObject({ from: '2026-10-31', total: { readers: 4 } });
    expect(days.before).toMatchObject({ total: { readers: 0 } });
  });

  test('finds searched words in any spelling, and all their spellings are one row', async ({
    database,
  }) => {
    const search = { found: 'no', language: 'ckb', source: 'direct', campaign: '' } as const;
    for (const [day, words] of [
      ['2026-11-19', 'وێب'],
      ['2026-11-20', 'ويب'],
    ] as const)
      await database
        .insertInto('search_numbers')
        .values({ ...search, day, words, country: 'IQ', device: 'phone', searches: 2 })
        .execute();
    const both = { until: '2026-11-20', days: 2 };
    const all = await read(database, both, {}, 'searches');
    expect(rowsOf(all, 'words', ['searches']).map(([, searches]) => searches)).toEqual([4]);
    const found = await read(database, both, { words: 'وێب', country: 'IQ' }, 'searches');
    expect(found.total.searches).toBe(4);
  });
});

async function read(
  database: Database,
  period: AskedPeriod,
  filters = {},
  subject: Subject = 'visits',
) {
  return await readNumbers(database, { subject, period, filters, today: '2026-11-21', timeZone });
}

async function addEnquiry(
  database: Database,
  row: { created_at: string; source?: string; is_doubtful?: number },
): Promise<void> {
  const { created_at } = row;
  await database
    .insertInto('enquiries')
    .values({
      submission_key: created_at,
      text_hash: '',
      language: 'ckb',
      page: '/kurdish/blog/a',
      source: 'direct',
      campaign: '',
      name: 'Rezan',
      contact: 'r@mail.example',
      contact_kind: 'email',
      contact_normal: 'r@mail.example',
      message: 'How much?',
      is_doubtful: 0,
      reasons: '[]',
      status: 'new',
      note: '',
      updated_at: created_at,
      ...row,
    })
    .execute();
}

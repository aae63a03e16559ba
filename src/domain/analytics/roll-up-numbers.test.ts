import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { addVisits } from '../../../tests/support/numbers.ts';
import { readNumbers, rollUpNumbers } from './index.ts';
import { readParts } from './past-numbers.ts';
import { addDays, type Period } from './periods.ts';

const timeZone = 'Asia/Baghdad';
const year: Period = { from: '2025-11-01', until: '2026-10-31' };

describeEachEngine('rollUpNumbers', (test) => {
  test('adds up the months that are over, so that a year is twelve parts', async ({ database }) => {
    await addYear(database);
    const byHand = await readYear(database);
    expect(byHand.total.readers).toBe(73);
    await rollUp(database, '2026-11-20');
    expect(await partsOf(database, () => false)).toBe(6 + 36);
    expect(await partsOf(database, () => true)).toBe(12);
    expect(await readYear(database)).toEqual(byHand);
  });

  test('makes the sums of a month again after a late row of one of its days', async ({
    database,
  }) => {
    await addYear(database);
    await rollUp(database, '2026-11-20');
    await addVisits(database, { day: '2026-10-27', readers: 7 });
    expect((await readYear(database)).total.readers).toBe(80);
    await rollUp(database, '2026-11-20');
    expect(await partsOf(database, () => true)).toBe(12);
    expect((await readYear(database)).total.readers).toBe(80);
    const day = await read(database, { until: '2026-10-27', days: 1 });
    expect(day.total.readers).toBe(8);
  });

  test('adds a late row of a month whose days are gone, and changes nothing when it runs again', async ({
    database,
  }) => {
    await addYear(database);
    await rollUp(database, '2026-11-20');
    await addVisits(database, { day: '2025-12-24', readers: 7 });
    expect((await readYear(database)).total.readers).toBe(80);
    for (let run = 0; run < 3; run += 1) await rollUp(database, '2026-11-20');
    const numbers = await readYear(database);
    expect(numbers.total.readers).toBe(80);
    expect(numbers.bars.at(1)).toMatchObject({ from: '2025-12-01', counts: { readers: 14 } });
  });

  test('two processes at once count nothing twice', async ({ database }) => {
    await addYear(database);
    await Promise.all([rollUp(database, '2026-11-20'), rollUp(database, '2026-11-20')]);
    expect((await readYear(database)).total.readers).toBe(73);
    expect(await partsOf(database, () => true)).toBe(12);
  });

  test('shows what the version before counts, and takes it when its month is rolled up', async ({
    database,
  }) => {
    const former = { page: '/', language: 'en', source: 'search', campaign: '' } as const;
    for (const day of ['2026-01-05', '2026-09-30', '2026-10-31'])
      await database
        .insertInto('visit_days')
        .values({ ...former, day, device: 'phone', kind: 'person', views: 5, readers: 3 })
        .execute();
    await addVisits(database, { day: '2026-10-31', country: 'IQ' });
    const before = await readYear(database);
    expect(before.total).toMatchObject({ readers: 10, views: 16, quarter1: 0 });
    expect(before.tables.country.map(({ value }) => value)).toEqual(['', 'IQ']);
    await rollUp(database, '2026-11-20');
    expect(await readYear(database)).toEqual(before);
    const left = await database.selectFrom('visit_days').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(['2026-09-30', '2026-10-31']);
    expect((await read(database, { until: '2026-10-31', days: 1 })).total.readers).toBe(4);
  });
});

/** One reader every fifth day. */
async function addYear(database: Database): Promise<void> {
  for (let day = year.from; day <= year.until; day = addDays(day, 5))
    await addVisits(database, { day, readers: 1 });
}

async function rollUp(database: Database, today: string): Promise<void> {
  await rollUpNumbers(database, { timeZone, days: 180, now: new Date(`${today}T09:00:00Z`) });
}

async function readYear(database: Database) {
  return await read(database, { until: '2026-11-20', months: 12 });
}

async function read(
  database: Database,
  period: { until: string; days: number } | { until: string; months: number },
) {
  const filters = {};
  return await readNumbers(database, {
    ...({ subject: 'visits', period, filters, today: '2026-11-20', timeZone } as const),
  });
}

async function partsOf(database: Database, mayAddUp: (month: Period) => boolean): Promise<number> {
  let count = 0;
  for await (const _ of readParts(database, 'visits', year, mayAddUp)) count += 1;
  return count;
}

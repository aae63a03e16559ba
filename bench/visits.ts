/**
 * How long the panel's numbers take after 10 million visits in a year: `npx node bench/visits.ts`, SQLite and
 * PostgreSQL. The visits of the first day go through the counter, and its rows must be those that the day was made up
 * to have. The other days are inserted as such rows. All of them are then packed and rolled up as the site does it.
 */
import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countryFinder } from '../src/domain/analytics/countries/find-country.ts';
import { addDays } from '../src/domain/analytics/periods.ts';
import { type NumbersQuery, readNumbers } from '../src/domain/analytics/read-numbers.ts';
import { rollUpNumbers } from '../src/domain/analytics/roll-up-numbers.ts';
import type { Subject } from '../src/domain/analytics/shared/dimensions.ts';
import { createVisitCounter } from '../src/domain/analytics/visit-counter.ts';
import { type Database, openDatabase } from '../src/platform/database/index.ts';
import type { VisitNumbersTable } from '../src/platform/database/tables/numbers.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { makeUpDay } from './scale/made-up-day.ts';
import { median } from './support/statistics.ts';

const days = 365;
const views = Math.ceil(10_000_000 / days);
const numbersDays = 180;
const today = '2026-11-20';
const timeZone = 'Asia/Baghdad';
/** The counter takes 100 visits of an IP address between two flushes, and 20,000 in all. */
const visitsPerFlush = 400;
/** A median of so many. */
const rounds = 7;

const year = { until: today, months: 12 };
/** Two months are not rolled up, and two of their days are not whole months. */
const days366 = { until: '2026-11-19', days: 366 };

const asked: [string, Subject, NumbersQuery['period'], NumbersQuery['filters']][] = [
  ['7 days', 'visits', { until: today, days: 7 }, {}],
  ['28 days', 'visits', { until: today, days: 28 }, {}],
  ['90 days', 'visits', { until: today, days: 90 }, {}],
  ['90 days of Iraq', 'visits', { until: today, days: 90 }, { country: 'IQ' }],
  ['12 months', 'visits', year, {}],
  ['12 months of Iraq', 'visits', year, { country: 'IQ' }],
  ['12 months of WhatsApp', 'visits', year, { source: 'whatsapp' }],
  ['12 months of one page', 'visits', year, { page: '/' }],
  ['12 months, Kurdish', 'visits', year, { language: 'ckb' }],
  ['12 months of phones', 'visits', year, { device: 'phone' }],
  ['12 months of no campaign', 'visits', year, { campaign: '' }],
  ['12 months of bots', 'visits', year, { kind: 'bot' }],
  [
    '12 months, Kurdish on phones in Iraq',
    'visits',
    year,
    { language: 'ckb', device: 'phone', country: 'IQ' },
  ],
  ['366 days', 'visits', days366, {}],
  ['12 months', 'searches', year, {}],
  ['12 months', 'missing', year, {}],
];

const folder = await mkdtemp(join(tmpdir(), 'bench-visits-'));
const postgres = await startPostgres();
try {
  const addresses = await addressesAbroad();
  await measure('SQLite', `file:${join(folder, 'site.db')}`, addresses);
  await measure('PostgreSQL', `${postgres.url}/postgres`, addresses);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

type Addresses = Parameters<typeof makeUpDay>[1];

/** One address of each of 100 networks that the table has a country for. */
async function addressesAbroad(): Promise<Addresses> {
  const countryOf = await countryFinder();
  const found = Array.from({ length: 1_000 }, (_, index) => {
    const ipAddress = `${1 + ((index * 7) % 222)}.${(index * 37) % 256}.${(index * 11) % 256}.9`;
    return [ipAddress, countryOf(ipAddress)] as const;
  });
  return found.filter(([, country]) => country !== '' && country !== 'IQ').slice(0, 100);
}

async function measure(engine: string, databaseUrl: string, addresses: Addresses): Promise<void> {
  const database = await openDatabase(databaseUrl);
  await fill(database, addresses, engine);
  const { rows } = await sql<{ periods: number; bytes: number }>`
    select count(*) as periods, sum(length(columns)) as bytes from past_numbers
  `.execute(database);
  const [packed] = rows;
  console.log(
    `${engine}: ${days * views} visits, ${packed?.periods} days and months in ${megabytes(Number(packed?.bytes))}`,
  );
  for (const [name, subject, period, filters] of asked) {
    const times: { wallMs: number; cpuMs: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const startCpu = process.cpuUsage();
      await readNumbers(database, { subject, period, filters, today, timeZone });
      const { user, system } = process.cpuUsage(startCpu);
      times.push({ wallMs: performance.now() - start, cpuMs: (user + system) / 1_000 });
    }
    const [wallMs, cpuMs] = (['wallMs', 'cpuMs'] as const).map((kind) =>
      median(times.map((time) => time[kind])).toFixed(0),
    );
    console.log(
      `${engine}: ${subject}, ${name}: ${wallMs} ms, of which ${cpuMs} ms of a processor`,
    );
  }
  console.log(`${engine}: ${megabytes(process.memoryUsage.rss())} of memory`);
  await database.destroy();
}

async function fill(database: Database, addresses: Addresses, engine: string): Promise<void> {
  let rowCount = 0;
  for (let number = days - 1; number >= 0; number -= 1) {
    const day = addDays(today, -number);
    const { visits, rows } = makeUpDay({ day, seed: number + 1, views }, addresses);
    rowCount += rows.length;
    if (number === days - 1) await count(database, day, visits, rows);
    else
      for (let first = 0; first < rows.length; first += 1_000)
        await database
          .insertInto('visit_numbers')
          .values(rows.slice(first, first + 1_000))
          .execute();
    await addSearchesAndMissing(database, rows);
    if (number % 10 !== 0) continue;
    await rollUpNumbers(database, { timeZone, days: numbersDays, now: new Date(`${day}T09:00Z`) });
    // PostgreSQL does so by itself each minute, but not that of the tests.
    if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(database);
  }
  console.log(`${Math.round(rowCount / days)} rows a day`);
}

/** A search for every twentieth row of visits, and a missing page for every fortieth. */
async function addSearchesAndMissing(
  database: Database,
  visits: readonly VisitNumbersTable[],
): Promise<void> {
  const searches = visits
    .filter((_, index) => index % 20 === 0)
    .map(({ day, language, source, campaign, country, device }, index) => ({
      day,
      language,
      source,
      campaign,
      country,
      device,
      searches: 1,
      ...({ words: `word ${index % 100}`, found: index % 3 === 0 ? 'no' : 'yes' } as const),
    }));
  await database
    .insertInto('search_numbers')
    .values(searches)
    .onConflict((on) => on.doNothing())
    .execute();
  const missing = visits
    .filter((_, index) => index % 40 === 0)
    .map(({ day, language, source, country, device, kind }, index) => ({
      day,
      language,
      source,
      country,
      device,
      kind,
      requests: 1,
      path: `/missing-${index % 100}`,
    }));
  await database
    .insertInto('missing_numbers')
    .values(missing)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Sends a day to the counter. @throws if its rows are others than those that the day was made up to have */
async function count(
  database: Database,
  day: string,
  visits: ReturnType<typeof makeUpDay>['visits'],
  rows: readonly VisitNumbersTable[],
): Promise<void> {
  const site = { host: 'site.example', timeZone };
  const counter = createVisitCounter(database, site, () => new Date(`${day}T09:00Z`));
  for (const [index, { visit, quarter }] of visits.entries()) {
    counter.record(visit);
    if (quarter > 0) counter.recordReading({ ...visit, quarter });
    if (index % visitsPerFlush === 0) await counter.flush();
  }
  await counter.stop();
  const counted = await database.selectFrom('visit_numbers').selectAll().execute();
  deepStrictEqual(inOrder(counted), inOrder(rows));
}

function inOrder(rows: readonly VisitNumbersTable[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

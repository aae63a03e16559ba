/**
 * How long the panel's numbers take after 10 million views: `node bench/visits.ts` on SQLite. A year with 500 rows on a
 * day, and on each row as many views as make 10 million.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NumberFilters, readNumbers } from '../src/domain/analytics/read-numbers.ts';
import { devices, sources } from '../src/domain/analytics/shared/dimensions.ts';
import { siteDay } from '../src/domain/analytics/site-day.ts';
import { openDatabase } from '../src/platform/database/index.ts';

const days = 365;
const rowsPerDay = 500;
const viewsPerRow = Math.ceil(10_000_000 / days / rowsPerDay);
const until = siteDay(new Date('2026-11-20T09:00:00Z'), 'Asia/Baghdad');

const folder = await mkdtemp(join(tmpdir(), 'bench-visits-'));
const file = join(folder, 'site.db');
const database = await openDatabase(`file:${file}`);
for (let number = 0; number < days; number += 1) {
  const day = new Date(Date.parse(until) - number * 86_400_000).toISOString().slice(0, 10);
  const rows = Array.from({ length: rowsPerDay }, (_, row) => ({
    day,
    page: `/blog/post-${row % 40}`,
    language: (['en', 'ar', 'ckb'] as const)[row % 3] ?? 'en',
    source: sources[Math.floor(row / 40) % sources.length] ?? 'direct',
    campaign: row % 5 === 0 ? `campaign-${row % 25}` : '',
    device: devices[(row + Math.floor(row / 40)) % 3] ?? 'phone',
    kind: row % 20 === 0 ? 'bot' : 'person',
    views: viewsPerRow,
    readers: Math.ceil(viewsPerRow / 2),
  }));
  await database.insertInto('visit_days').values(rows).execute();
}
const views: [number, NumberFilters][] = [
  [7, {}],
  [28, {}],
  [90, {}],
  [365, {}],
  [365, { source: 'whatsapp' }],
  [365, { language: 'ckb', device: 'phone' }],
];
const { size } = await stat(file);
console.log(`${days} days, ${rowsPerDay} rows a day, ${(size / 1e6).toFixed(0)} MB`);
for (const [length, filters] of views) {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now();
    await readNumbers(database, { until, length, filters });
    times.push(performance.now() - start);
  }
  const median = times.toSorted((one, other) => one - other)[3] ?? 0;
  console.log(`${length} days ${JSON.stringify(filters)}: ${median.toFixed(0)} ms (median of 7)`);
}
await database.destroy();
await rm(folder, { recursive: true });

import { expect, test } from 'vitest';
import type { Numbers } from '#domain/analytics/index.ts';
import { countNames, dimensions, recordOf } from '#domain/analytics/shared/dimensions.ts';
import { numbersCsv } from './numbers-csv.ts';
import { parseNumbersView } from './numbers-view.ts';

const names = {
  day: 'Day',
  ofDimension: (name: string) => `by ${name}`,
  ofCount: (name: string) => name,
  ofValue: (_: string, value: string) => value,
};

const none = recordOf(countNames, () => 0);
const counts = { ...none, readers: 3, views: 5, quarter1: 2, quarter4: 1, enquiries: 1 };
const tables = {
  ...recordOf(dimensions, () => []),
  page: [{ value: '/blog/a', counts }],
  campaign: [{ value: '=HYPERLINK("http://evil.example")', counts }],
  country: [{ value: 'IQ', counts }],
};
const numbers: Numbers = {
  from: '2026-11-01',
  until: '2026-11-30',
  isOpen: false,
  total: counts,
  before: null,
  tables,
  bars: [{ from: '2026-11-01', until: '2026-11-30', counts }],
  posts: none,
};

test('has each table with the counts that are known of it, and no formula', () => {
  expect(numbersCsv(numbers, parseNumbersView(undefined), names).split('\r\n')).toEqual([
    'Day,readers,views,enquiries',
    '2026-11-01 – 2026-11-30,3,5,1',
    '',
    'by page,readers,views,enquiries,quarter1,quarter2,quarter3,quarter4',
    '/blog/a,3,5,1,2,0,0,1',
    '',
    'by language,readers,views,enquiries',
    '',
    'by source,readers,views,enquiries',
    '',
    'by campaign,readers,views,enquiries',
    `"'=HYPERLINK(""http://evil.example"")",3,5,1`,
    '',
    'by country,readers,views',
    'IQ,3,5',
    '',
    'by device,readers,views',
    '',
    'by kind,readers,views,enquiries',
    '',
  ]);
});

test('has no enquiries of a country, and searches have their own counts alone', () => {
  const csv = (view: string) => numbersCsv(numbers, parseNumbersView(view), names);
  expect(csv('country=IQ')).not.toContain('enquiries');
  expect(csv('subject=searches')).toMatch(/^Day,searches\r\n/);
});

import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import {
  cityOf,
  firstWeekdayOf,
  formatDay,
  formatDayNumber,
  formatHour,
  formatLocalTime,
  formatMonth,
  formatWeekday,
} from './format-local.ts';
import { addDays } from './local-time.ts';

const local = '2026-11-24T08:30';

test.each([
  ['en', 'Tuesday, November 24, 08:30'],
  ['ar', 'الثلاثاء، ٢٤ نوفمبر، ٠٨:٣٠'],
  ['ckb', 'سێشەممە، ٢٤ی تشرینی دووەم، ٠٨:٣٠'],
] as const)('a time has its weekday: %s', (language, expected) => {
  expect(formatLocalTime(local, language, '2026-11-23')).toBe(expected);
});

test.each([
  ['en', 'Tuesday, November 24, 2026'],
  ['ar', 'الثلاثاء، ٢٤ نوفمبر ٢٠٢٦'],
  ['ckb', 'سێشەممە، ٢٤ی تشرینی دووەمی ٢٠٢٦'],
] as const)('a day of another year has its year: %s', (language, expected) => {
  expect(formatDay('2026-11-24', language, '2027-01-01')).toBe(expected);
});

test.each([
  ['en', 'November 2026', '24', '08:30', 'Tuesday'],
  ['ar', 'نوفمبر ٢٠٢٦', '٢٤', '٠٨:٣٠', 'الثلاثاء'],
  ['ckb', 'تشرینی دووەمی ٢٠٢٦', '٢٤', '٠٨:٣٠', 'سێشەممە'],
] as const)('the calendar’s words: %s', (language, month, number, hour, weekday) => {
  expect(formatMonth('2026-11', language)).toBe(month);
  expect(formatDayNumber('2026-11-24', language)).toBe(number);
  expect(formatHour(local, language)).toBe(hour);
  expect(formatWeekday('2026-11-24', language)).toBe(weekday);
});

test('a week has seven names in each language', () => {
  for (const language of languages) {
    const names = Array.from({ length: 7 }, (_, index) =>
      formatWeekday(addDays('2026-11-21', index), language),
    );
    expect(new Set(names).size).toBe(7);
  }
});

describe('the first day of the week', () => {
  test.each([
    ['en', 'en-US'],
    ['ar', 'ar-IQ'],
    ['ckb', 'ckb-IQ'],
  ] as const)('is that of the region: %s', (language, locale) => {
    const week: { firstDay: number } = Reflect.apply(
      Reflect.get(Intl.Locale.prototype, 'getWeekInfo'),
      new Intl.Locale(locale),
      [],
    );
    expect(firstWeekdayOf[language]).toBe(week.firstDay % 7);
  });
});

test('cityOf is the end of an IANA name', () => {
  expect(cityOf('Asia/Baghdad')).toBe('Baghdad');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOf('UTC')).toBe('UTC');
});

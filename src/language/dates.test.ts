import { describe, expect, test } from 'vitest';
import { formatDateAndTime, formatLongDate, inDigitsOf } from './dates.ts';

describe('formatLongDate', () => {
  test.each([
    ['01', '٣ی کانوونی دووەمی ٢٠٢٦'],
    ['02', '٣ی شوباتی ٢٠٢٦'],
    ['03', '٣ی ئازاری ٢٠٢٦'],
    ['04', '٣ی نیسانی ٢٠٢٦'],
    ['05', '٣ی ئایاری ٢٠٢٦'],
    ['06', '٣ی حوزەیرانی ٢٠٢٦'],
    ['07', '٣ی تەمووزی ٢٠٢٦'],
    ['08', '٣ی ئابی ٢٠٢٦'],
    ['09', '٣ی ئەیلوولی ٢٠٢٦'],
    ['10', '٣ی تشرینی یەکەمی ٢٠٢٦'],
    ['11', '٣ی تشرینی دووەمی ٢٠٢٦'],
    ['12', '٣ی کانوونی یەکەمی ٢٠٢٦'],
  ])('month %s in Sorani: %s', (month, expected) => {
    expect(formatLongDate(`2026-${month}-03T09:00:00Z`, 'ckb')).toBe(expected);
  });

  test.each([
    ['en', 'November 21, 2026'],
    ['ar', '٢١ نوفمبر ٢٠٢٦'],
    ['ckb', '٢١ی تشرینی دووەمی ٢٠٢٦'],
  ] as const)('%s: %s', (language, expected) => {
    expect(formatLongDate('2026-11-21T09:00:00.123Z', language)).toBe(expected);
  });

  test.each([
    ['en', 'November 30, 2026', 'December 1, 2026'],
    ['ar', '٣٠ نوفمبر ٢٠٢٦', '١ ديسمبر ٢٠٢٦'],
    ['ckb', '٣٠ی تشرینی دووەمی ٢٠٢٦', '١ی کانوونی یەکەمی ٢٠٢٦'],
  ] as const)(
    '%s: the day changes at midnight in Baghdad, 21:00 in UTC',
    (language, last, first) => {
      expect(formatLongDate('2026-11-30T20:59:59Z', language)).toBe(last);
      expect(formatLongDate('2026-11-30T21:30:00Z', language)).toBe(first);
    },
  );

  test.each([
    ['en', 'January 1, 2027'],
    ['ar', '١ يناير ٢٠٢٧'],
    ['ckb', '١ی کانوونی دووەمی ٢٠٢٧'],
  ] as const)('%s: and so does the year', (language, expected) => {
    expect(formatLongDate('2026-12-31T21:30:00Z', language)).toBe(expected);
  });

  test('formats leap days', () => {
    expect(formatLongDate('2028-02-29T12:00:00Z', 'ckb')).toBe('٢٩ی شوباتی ٢٠٢٨');
  });
});

test('inDigitsOf changes only ASCII digits, and none of English', () => {
  expect(inDigitsOf('ckb', 'a0123456789 ۴٤ x²')).toBe('a٠١٢٣٤٥٦٧٨٩ ۴٤ x²');
  expect(inDigitsOf('en', '10')).toBe('10');
});

describe('formatDateAndTime', () => {
  test.each([
    ['en', 'November 22, 2026, 00:05'],
    ['ar', '٢٢ نوفمبر ٢٠٢٦، ٠٠:٠٥'],
    ['ckb', '٢٢ی تشرینی دووەمی ٢٠٢٦، ٠٠:٠٥'],
  ] as const)('%s, in the time of Baghdad: %s', (language, expected) => {
    expect(formatDateAndTime('2026-11-21T21:05:00.000Z', language)).toBe(expected);
  });
});

import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { longDay, shortDay } from './day-names.ts';

test.each([
  ['en', 'November 21, 2026', 'Nov 21'],
  ['ar', '٢١ نوفمبر ٢٠٢٦', '٢١ نوفمبر'],
  ['ckb', '٢١ی تشرینی دووەمی ٢٠٢٦', '٢١ی تشرینی دووەم'],
] as const)('%s: %s, %s', (language, long, short) => {
  expect(longDay('2026-11-21', language)).toBe(long);
  expect(shortDay('2026-11-21', language)).toBe(short);
});

test.each(languages)('each month has its own name in %s', (language) => {
  const months = Array.from(
    { length: 12 },
    (_, index) => `2026-${`${index + 1}`.padStart(2, '0')}`,
  );
  const names = months.map((month) => shortDay(`${month}-01`, language));
  expect(new Set(names).size).toBe(12);
  if (language === 'ckb') {
    for (const [index, month] of months.entries()) {
      expect(longDay(`${month}-01`, language)).toBe(`${names[index]}ی ٢٠٢٦`);
    }
  }
});

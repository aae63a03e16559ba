import { describe, expect, test } from 'vitest';
import { slugFromTitle } from '../slug.ts';
import { slugifyIfAscii } from './slugify.ts';

describe('slugifyIfAscii', () => {
  test.each([
    'How to plan an app',
    "  It's NOT over -- yet!  ",
    'C++ & .NET: 100% “fast” — don’t wait…',
    'چۆن ئەپێک پلان دابنێین؟',
    'وێب، مۆبایل؛ و «زیرەکی‌ی دەستکرد»',
    'كيف تخطط لتطبيقك؟',
    'ساڵی ٢٠٢٦، ۱۲',
    'word '.repeat(40),
    'لووتکە'.repeat(30),
  ])('equals the server’s slug of %j', (words) => {
    expect(slugifyIfAscii(words)).toBe(slugFromTitle(words));
  });

  test('never differs from the server’s slug, for any letter', () => {
    for (let codePoint = 1; codePoint < 0x3000; codePoint += 1) {
      const words = `a${String.fromCodePoint(codePoint)}b`;
      const expected = slugifyIfAscii(words);
      if (expected !== null) expect(expected).toBe(slugFromTitle(words));
    }
  });

  test.each(['Café', '🚀 Launch', 'Привет'])(
    'is null for %j, which only the server transliterates',
    (words) => {
      expect(slugifyIfAscii(words)).toBeNull();
    },
  );

  test.each(['', ' ', '!?', '؟'])('is empty for %j', (words) => {
    expect(slugifyIfAscii(words)).toBe('');
  });
});

import { describe, expect, test } from 'vitest';
import { transliterate } from './transliterate.ts';

const starterPosts = import.meta.glob<string>('/content/posts/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('Central Kurdish', () => {
  test.each([
    ['لووتکە', 'lutke'],
    ['کوردستان', 'kurdstan'],
    ['هەولێر', 'hewler'],
    ['سلێمانی', 'slemani'],
    ['بازرگانی', 'bazrgani'],
    ['تەکنەلۆژیا', 'teknelozhya'],
    ['شۆڕش', 'shorsh'],
    ['گوڵ', 'gul'],
    ['ڤیدیۆ', 'vidyo'],
    ['چیا', 'chya'],
    ['وتار', 'wtar'],
    ['یەکەم', 'yekem'],
    ['ئاو', 'aw'],
    ['هێوا', 'hewa'],
    ['وێبگەڕ', 'webger'],
  ])('%s → %s', (text, expected) => {
    expect(transliterate(text)).toBe(expected);
  });
});

describe('Arabic', () => {
  test.each([
    ['مرحبا', 'mrhba'],
    ['السليمانية', 'alslimania'],
    ['ثقة', 'thqa'],
    ['غرفة', 'ghrfa'],
    ['خط', 'kht'],
    ['سؤال', 'swal'],
    ['على', 'ala'],
    ['ظل', 'zl'],
  ])('%s → %s', (text, expected) => {
    expect(transliterate(text)).toBe(expected);
  });
});

describe('anything else', () => {
  test.each([
    ['Café', 'Cafe'],
    ['Cafe\u0301', 'Cafe'],
    ['Привет', 'Privet'],
    ['你好', 'NiHao'],
    ['٢٠٢٦ ۱۲', '2026 12'],
    ['🚀 Launch', ':rocket: Launch'],
    ['AI لە کوردستان', 'AI le kurdstan'],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(transliterate(text)).toBe(expected);
  });
});

test('keeps ا, unlike any-ascii alone', () => {
  expect(transliterate('دارا')).toBe('dara');
});

test('turns all starter posts into ASCII', () => {
  const texts = Object.values(starterPosts);
  expect(texts.length).toBeGreaterThanOrEqual(18);
  for (const text of texts) expect(transliterate(text)).toMatch(/^[\n -~]*$/);
});

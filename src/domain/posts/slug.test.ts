import { describe, expect, test } from 'vitest';
import { slugFromTitle } from './slug.ts';
import { slugCandidates } from './slug-rules.ts';

describe('slugFromTitle', () => {
  test.each([
    ['A fixed price, in 2 months!', 'a-fixed-price-in-2-months'],
    ['لووتکە', 'lutke'],
    ['چۆن بودجەی یەکەم ئەپ دادەنێیت؟', 'chon-budjey-yekem-ep-dadeneyt'],
    ['كيف تبيع على واتساب؟', 'kif-tbia-ala-watsab'],
    ['٢٠٢٦: ساڵی ۱۲', '2026-sali-12'],
    ['AI لە کوردستان', 'ai-le-kurdstan'],
    ["Don't use ‘smart’ quotes", 'dont-use-smart-quotes'],
    ['Café Über', 'cafe-uber'],
    ['C++ & .NET', 'c-net'],
    ['🚀 Launch!', 'rocket-launch'],
    ['🚀', 'rocket'],
    ['🎉🎉', 'tada-tada'],
    ['--a--_b_--', 'a-b'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\u0000b\nc', 'a-b-c'],
    ['<b>', 'b'],
    ['!!!', 'post'],
    ['…؟،', 'post'],
    ['---', 'post'],
    [' ', 'post'],
    ['', 'post'],
  ])('«%s» → %s', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  test('cuts at the end of the last word that fits in 60 letters', () => {
    expect(slugFromTitle('word '.repeat(40))).toBe(Array(12).fill('word').join('-'));
    expect(slugFromTitle(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
    expect(slugFromTitle(`${'x'.repeat(58)} y`)).toBe(`${'x'.repeat(58)}-y`);
    expect(slugFromTitle(`${'x'.repeat(60)} y`)).toBe('x'.repeat(60));
    expect(slugFromTitle(`short ${'x'.repeat(60)}`)).toBe('short');
  });

  test.each([
    ['Latin', 'x'],
    ['Kurdish', 'ە'],
    ['Chinese', '你'],
  ])('cuts one long word in %s at 60 letters', (_name, letter) => {
    const slug = slugFromTitle(letter.repeat(10_000));
    expect(slug).toMatch(/^[a-z0-9]{60}$/);
  });

  test('returns a valid slug for any title', () => {
    for (let codePoint = 0; codePoint < 0x3000; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      for (const title of [character, `a${character}b`]) {
        expect(slugFromTitle(title)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }
    }
  });
});

describe('slugCandidates', () => {
  test('numbers from 2 on, without an end', () => {
    const candidates = firstCandidates('لووتکە', 1_000);
    expect(candidates.slice(0, 4)).toEqual(['lutke', 'lutke-2', 'lutke-3', 'lutke-4']);
    expect(new Set(candidates).size).toBe(1_000);
  });

  test('also numbers titles without letters', () => {
    expect(firstCandidates('!!!', 2)).toEqual(['post', 'post-2']);
  });
});

function firstCandidates(title: string, count: number): string[] {
  const candidates = slugCandidates(slugFromTitle(title));
  return Array.from({ length: count }, () => candidates.next().value);
}

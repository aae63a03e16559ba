import { describe, expect, test } from 'vitest';
import { countWords, readTimeMinutes } from './read-time.ts';

describe('countWords', () => {
  test.each([
    ['English', "Don't count 2 words twice.", 5],
    ['Kurdish', 'لووتکە ماڵپەڕ دروست دەکات.', 4],
    ['Kurdish with a ZWNJ', 'کتێب\u200cخانە', 1],
    ['Arabic with marks', 'مُحَمَّد في السليمانية', 3],
    ['Arabic digits', 'نرخ ١٬٢٥٠ دینار', 3],
    ['Chinese', '你好世界', 2],
    ['Japanese', 'こんにちは世界', 2],
    ['Thai', 'สวัสดีชาวโลก', 3],
    ['several scripts', 'AI لە 世界', 3],
    ['nothing', '', 0],
    ['punctuation', '- ... -- !? | * # >', 0],
    ['emoji', '🚀 🎉', 0],
  ])('%s', (_name, text, count) => {
    expect(countWords(text)).toBe(count);
  });

  test.each([
    ['headings and emphasis', '## One **two** *three*', 3],
    ['lists', '- one\n- two\n\n1) three', 4],
    ['tables', '| one | two |\n|-----|-----|\n| a | b |', 4],
    ['code', '`one two`\n\n```\nthree\n```', 3],
  ])('does not count Markdown syntax: %s', (_name, markdown, count) => {
    expect(countWords(markdown)).toBe(count);
  });

  test.each([
    ['a link', '[one](https://a.example/b/c-d?e=f)', 1],
    ['a link with a title', '[one](/b "two three")', 1],
    ['a picture', '![one two](/media/a-b-c.jpg)', 2],
    ['round brackets in a URL', '[one](https://a.example/B_(c)_d) two', 2],
    ['a URL in angle brackets', '[one](<https://a.example/b c>)', 1],
    ['a URL alone', 'one <https://a.example/b> two', 2],
    ['the definition of a link', '[one]\n\n[one]: https://a.example/b "two"', 1],
    ['labels of footnotes', 'one[^1] two\n\n[^1]: three four', 4],
    ['two links', '[one](/a-b) and [two](/c-d)', 3],
  ])('does not count URLs: %s', (_name, markdown, count) => {
    expect(countWords(markdown)).toBe(count);
  });

  test.each([
    ['round brackets after square ones, apart', '[one] (two three)', 3],
    ['round brackets in a sentence', 'one (two three)', 3],
    ['a comparison', 'one < two > three', 3],
    ['a colon', 'one: two', 2],
  ])('counts text that only looks like a URL: %s', (_name, text, count) => {
    expect(countWords(text)).toBe(count);
  });

  test('unclosed brackets hide no words', () => {
    expect(countWords(`${']('.repeat(20_000)}word`)).toBe(1);
  });
});

describe('readTimeMinutes', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
    [2_000, 10],
  ])('%d words take %d min', (words, minutes) => {
    expect(readTimeMinutes('وشە '.repeat(words))).toBe(minutes);
  });
});

import { describe, expect, test } from 'vitest';
import { countCharacters, countKeywords, cutForSearch } from './seo-lengths.ts';

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['Lutka', 5],
    ['لووتکە', 6],
    ['مُحَمَّد', 4],
    ['👩‍💻 e\u0301', 3],
  ])('«%s»', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('countKeywords', () => {
  test.each([
    ['', 0],
    [' , ', 0],
    ['one', 1],
    ['one, two words', 2],
    ['ماڵپەڕ، ئەپ،', 2],
  ])('«%s»', (text, count) => {
    expect(countKeywords(text)).toBe(count);
  });
});

describe('cutForSearch', () => {
  test.each([
    ['what fits stays whole', 'one two', 7, 'one two'],
    ['what does not is cut after a word', 'one two three', 11, 'one two…'],
    ['a word that ends at the limit stays', 'one two three', 7, 'one two…'],
    ['a word without end is cut', 'abcdefghij', 4, 'abcd…'],
    ['a short word before one without end does not stand alone', 'a bcdefghij', 6, 'a bcde…'],
    ['lines become one', ' one\n\ntwo ', 7, 'one two'],
    ['marks stay with their letter', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ])('%s', (_name, text, most, shown) => {
    expect(cutForSearch(text, most)).toBe(shown);
  });
});

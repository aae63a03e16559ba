import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { findQuery, matchesIn } from './find-query.ts';

function found(text: string, search: string, isExact = false): string[] {
  const state = EditorState.create({ doc: text });
  const query = findQuery({ search, replace: '', isExact, isEverywhere: false });
  return matchesIn(state, query).map(({ from, to }) => state.sliceDoc(from, to));
}

describe('the find bar finds', () => {
  test.each([
    ['any case', 'Goat goat', 'goat', ['Goat', 'goat']],
    [
      'letters from an Arabic keyboard',
      'كوردستان و کوردستان',
      'کوردستان',
      ['كوردستان', 'کوردستان'],
    ],
    ['Arabic letters that are often confused', 'إلى أعلى', 'اعلي', ['أعلى']],
    ['words with vowel marks', 'مُحَمَّد', 'محمد', ['مُحَمَّد']],
    [
      'words with a zero-width non-joiner, without a joiner after them',
      'کتێب‌خانە کتێبخانە',
      'کتێبخانە',
      ['کتێب‌خانە', 'کتێبخانە'],
    ],
    ['two waws for one', 'بوون بون', 'بون', ['بوون', 'بون']],
    ['the digits of all scripts', '12 ١٢ ۱۲', '١٢', ['12', '١٢', '۱۲']],
    [
      'special characters of regular expressions',
      'a.b a*b (c) [d] \\ ^-$',
      '(c) [d] \\ ^-$',
      ['(c) [d] \\ ^-$'],
    ],
    ['nothing for an empty search', 'abc', '', []],
    ['a combining mark by itself', 'a\u0301', '\u0301', ['\u0301']],
  ])('%s', (_name, text, search, expected) => {
    expect(found(text, search)).toEqual(expected);
  });
});

test('an exact search compares letter by letter', () => {
  expect(found('Goat goat', 'goat', true)).toEqual(['goat']);
  expect(found('کەڕ کەر', 'کەر', true)).toEqual(['کەر']);
});

test('special characters in the replacement are literal', () => {
  const state = EditorState.create({ doc: 'goat' });
  const query = findQuery({
    search: 'goat',
    replace: '$& $1 \\n',
    isExact: false,
    isEverywhere: false,
  });
  const cursor = query.getCursor(state).next();
  expect(cursor.done).toBe(false);
  expect(query.replace).toBe('$$& $$1 \\n');
});

test('searching 200 kB of one letter takes as many steps as matches', () => {
  expect(found('و'.repeat(200_000), 'و')).toHaveLength(1);
  expect(found('ا'.repeat(200_000), 'ا')).toHaveLength(200_000);
});

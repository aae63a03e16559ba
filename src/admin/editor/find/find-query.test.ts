import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { findQuery, matchesIn } from './find-query.ts';

function found(text: string, search: string, isExact = false): string[] {
  const state = EditorState.create({ doc: text });
  const query = findQuery({ search, replace: '', isExact, isEverywhere: false });
  return matchesIn(state, query).map(({ from, to }) => state.sliceDoc(from, to));
}

describe('finds', () => {
  test.each([
    ['any case', 'Goat goat', 'goat', ['Goat', 'goat']],
    ['letters of an Arabic keyboard', 'كوردستان و کوردستان', 'کوردستان', ['كوردستان', 'کوردستان']],
    ['Arabic letters that readers take for each other', 'إلى أعلى', 'اعلي', ['أعلى']],
    ['words with vowel marks', 'مُحَمَّد', 'محمد', ['مُحَمَّد']],
    [
      'words with a joiner, and leaves the joiner behind them',
      'کتێب‌خانە کتێبخانە',
      'کتێبخانە',
      ['کتێب‌خانە', 'کتێبخانە'],
    ],
    ['one waw for two', 'بوون بون', 'بون', ['بوون', 'بون']],
    ['digits of each script', '12 ١٢ ۱۲', '١٢', ['12', '١٢', '۱۲']],
    [
      'signs that mean something elsewhere',
      'a.b a*b (c) [d] \\ ^-$',
      '(c) [d] \\ ^-$',
      ['(c) [d] \\ ^-$'],
    ],
    ['nothing for nothing', 'abc', '', []],
    ['a mark that is looked for by itself', 'a\u0301', '\u0301', ['\u0301']],
  ])('%s', (_name, text, search, expected) => {
    expect(found(text, search)).toEqual(expected);
  });
});

test('exactly means letter by letter', () => {
  expect(found('Goat goat', 'goat', true)).toEqual(['goat']);
  expect(found('کەڕ کەر', 'کەر', true)).toEqual(['کەر']);
});

test('what is put in means itself', () => {
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

test('200 kB of one letter are searched in as many steps', () => {
  expect(found('و'.repeat(200_000), 'و')).toHaveLength(1);
  expect(found('ا'.repeat(200_000), 'ا')).toHaveLength(200_000);
});

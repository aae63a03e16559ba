import { describe, expect, test } from 'vitest';
import { align } from './align.ts';

/** Aligns words letter by letter: equal letters have a high similarity, others a low one. */
function alignLetters(before: string, after: string): string[] {
  return align(before.length, after.length, (row, column) =>
    before[row] === after[column] ? 1 : 0.01,
  ).map((pair) => `${at(before, pair.before)}${at(after, pair.after)}`);
}

function at(word: string, index: number | null): string {
  return index === null ? '-' : (word[index] ?? '?');
}

describe('align', () => {
  test.each([
    ['nothing', '', '', []],
    ['one side alone', 'ab', '', ['a-', 'b-']],
    ['the other side alone', '', 'ab', ['-a', '-b']],
    ['equal items', 'abc', 'abc', ['aa', 'bb', 'cc']],
    ['an item that was left out', 'abc', 'ac', ['aa', 'b-', 'cc']],
    ['an item that was added', 'ac', 'abc', ['aa', '-b', 'cc']],
    ['an item that was replaced', 'abc', 'axc', ['aa', 'bx', 'cc']],
    ['items that changed places', 'ab', 'ba', ['a-', 'bb', '-a']],
  ])('%s', (_name, before, after, pairs) => {
    expect(alignLetters(before, after)).toEqual(pairs);
  });

  test('prefers the pairs with the highest similarity', () => {
    const similarity = [
      [0.2, 0.9],
      [0.3, 0.4],
    ];
    expect(align(2, 2, (row, column) => similarity[row]?.[column] ?? 0)).toEqual([
      { before: null, after: 0 },
      { before: 0, after: 1 },
      { before: 1, after: null },
    ]);
  });
});

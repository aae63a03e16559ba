import { expect, test } from 'vitest';
import { nextIndex } from './use-next-key.ts';

const list = [{ blockRef: 4 }, { blockRef: 'title' as const }, { blockRef: 2 }];

test.each([
  ['the first press goes to the first', null, 1, 0],
  ['with Shift to the last', null, -1, 2],
  ['the next one follows', { blockRef: 4, index: 0 }, 1, 1],
  ['after the last comes the first', { blockRef: 2, index: 2 }, 1, 0],
  ['before the first comes the last', { blockRef: 4, index: 0 }, -1, 2],
  ['an entry that moved is followed', { blockRef: 2, index: 0 }, -1, 1],
  ['the next entry gets the index of a corrected one', { blockRef: 9, index: 1 }, 1, 1],
  ['or the one before', { blockRef: 9, index: 1 }, -1, 0],
  ['the corrected one was the last', { blockRef: 9, index: 3 }, 1, 0],
] as const)('%s', (_name, visited, direction, index) => {
  expect(nextIndex(list, visited, direction)).toBe(index);
});

test('a list that became much shorter has a next entry', () => {
  expect(nextIndex(list, { blockRef: 9, index: 11 }, 1)).toBe(2);
  expect(nextIndex([], null, 1)).toBe(-1);
});

import { expect, test } from 'vitest';
import { linesNextTo } from './lines-next-to.ts';

const lines = ['a', 'b', 'c', 'd'];

test.each([
  [lines, { before: true, after: true }, { start: ['a'], hidden: 2, end: ['d'] }],
  [lines, { before: false, after: true }, { start: [], hidden: 3, end: ['d'] }],
  [lines, { before: true, after: false }, { start: ['a'], hidden: 3, end: [] }],
  [['a', 'b', 'c'], { before: true, after: true }, { start: ['a', 'b'], hidden: 0, end: ['c'] }],
  [['a'], { before: true, after: true }, { start: ['a'], hidden: 0, end: [] }],
  [['a'], { before: false, after: false }, { start: ['a'], hidden: 0, end: [] }],
])('of %j, with differences %j, the neighbours are shown', (given, around, shown) => {
  expect(linesNextTo(given, around)).toEqual(shown);
});

import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

/** Four columns: 0–3, 4–7, 8–9. */
const grid = { columns: 4, count: 10, pageRows: 2, isRightToLeft: false };

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 1, 1],
  ['PageDown', 0, 8],
  ['PageDown', 5, 9],
  ['PageUp', 9, 1],
  ['PageUp', 5, 0],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['a', 2, null],
])('%s at %i moves to %s', (key, index, next) => {
  expect(moveInGrid(index, key, grid)).toBe(next);
});

test('the arrows follow the direction of the panel', () => {
  const mirrored = { ...grid, isRightToLeft: true };
  expect(moveInGrid(1, 'ArrowRight', mirrored)).toBe(0);
  expect(moveInGrid(1, 'ArrowLeft', mirrored)).toBe(2);
});

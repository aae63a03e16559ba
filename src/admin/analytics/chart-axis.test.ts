import { expect, test } from 'vitest';
import { axisValues, daysBetween } from './chart-axis.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [5, [0, 3, 6]],
  [7, [0, 5, 10]],
  [10, [0, 5, 10]],
  [11, [0, 10, 20]],
  [37, [0, 20, 40]],
  [999, [0, 500, 1000]],
  [1000, [0, 500, 1000]],
  [1001, [0, 1000, 2000]],
])('an axis for %d views: %j', (highest, values) => {
  expect(axisValues(highest)).toEqual(values);
});

test('the highest value fills at least half of the axis, and at most all of it', () => {
  for (let highest = 1; highest <= 20_000; highest += 1) {
    const end = axisValues(highest).at(-1) ?? 0;
    expect(end).toBeGreaterThanOrEqual(highest);
    expect(highest).toBeGreaterThanOrEqual(end / 2);
  }
});

test.each([
  [29, [7, 15, 22]],
  [89, [22, 45, 67]],
])('quarters of 0 to %d: %j', (last, places) => {
  expect(daysBetween(last)).toEqual(places);
});

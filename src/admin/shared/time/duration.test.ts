import { expect, test } from 'vitest';
import { durationBetween } from './duration.ts';

const noon = '2026-11-24T12:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(noon) + seconds * 1_000).toISOString();

test.each([
  [-5, { unit: 'seconds', count: 0 }],
  [59.9, { unit: 'seconds', count: 59 }],
  [60, { unit: 'minutes', count: 1 }],
  [3_599, { unit: 'minutes', count: 59 }],
  [3 * 3_600 + 1_800, { unit: 'hours', count: 3 }],
  [2 * 86_400, { unit: 'days', count: 2 }],
] as const)('%d seconds are said in one unit', (seconds, expected) => {
  expect(durationBetween(noon, after(seconds))).toEqual(expected);
});

import { expect, test } from 'vitest';
import { isSchedulerStalled } from './scheduler-stalled.ts';

const noon = '2026-11-24T12:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(noon) + seconds * 1_000).toISOString();

test('the scheduler stands still after two minutes, or where it never ran', () => {
  expect(isSchedulerStalled(noon, after(120))).toBe(false);
  expect(isSchedulerStalled(noon, after(120.001))).toBe(true);
  expect(isSchedulerStalled(null, noon)).toBe(true);
});

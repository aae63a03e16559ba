import { describe, expect, test } from 'vitest';
import { summariseViews } from './views-summary.ts';

const days = (...views: number[]) =>
  views.map((count, index) => ({ day: `2026-11-0${index + 1}`, views: count }));

describe('summariseViews', () => {
  test('adds up all days and each half', () => {
    expect(summariseViews(days(1, 2, 3, 4))).toMatchObject({ total: 10, earlier: 3, later: 7 });
  });

  test('takes the latest of equally high days', () => {
    expect(summariseViews(days(5, 1, 5, 2)).highest).toEqual({
      day: '2026-11-03',
      views: 5,
      index: 2,
    });
  });

  test('has no highest day without views', () => {
    expect(summariseViews(days(0, 0))).toEqual({
      total: 0,
      highest: null,
      earlier: 0,
      later: 0,
      trend: 'steady',
    });
  });

  test.each([
    [10, 11, 'steady'],
    [10, 12, 'rising'],
    [10, 9, 'steady'],
    [10, 8, 'falling'],
    [0, 1, 'rising'],
    [1, 0, 'falling'],
  ])('%d views, then %d: %s', (earlier, later, trend) => {
    expect(summariseViews(days(earlier, later)).trend).toBe(trend);
  });
});

import { expect, test } from 'vitest';
import { type CalendarAction, calendarOn, calendarReducer } from './calendar-state.ts';

const after = (...actions: CalendarAction[]) =>
  actions.reduce(calendarReducer, calendarOn('2026-11-24'));

const pickUp: CalendarAction = { type: 'picked-up', key: 'a', from: '2026-11-24' };

test('a step to a day of another month shows that month', () => {
  expect(after({ type: 'stepped', days: 7 })).toMatchObject({
    month: '2026-12',
    day: '2026-12-01',
  });
  expect(after({ type: 'turned', months: 3 })).toMatchObject({
    month: '2027-02',
    day: '2027-02-24',
  });
});

test('a day that is reached by pointer leaves the month where it is', () => {
  const state = after({ type: 'reached', day: '2026-12-02' });
  expect(state).toMatchObject({ month: '2026-11', day: '2026-12-02' });
  expect(calendarReducer(state, { type: 'reached', day: '2026-12-02' })).toBe(state);
});

test('a publication is carried over months, until it is put down or returned to its day', () => {
  const far = [pickUp, { type: 'turned', months: 1 }, { type: 'stepped', days: 1 }] as const;
  expect(after(...far)).toEqual({
    month: '2026-12',
    day: '2026-12-25',
    carried: { key: 'a', from: '2026-11-24' },
  });
  expect(after(...far, { type: 'put-down' })).toMatchObject({ day: '2026-12-25', carried: null });
  expect(after(...far, { type: 'returned' })).toEqual(calendarOn('2026-11-24'));
});

test('nothing returns where nothing is carried', () => {
  const state = after({ type: 'stepped', days: 1 });
  expect(calendarReducer(state, { type: 'returned' })).toBe(state);
});

import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  localTimeIn,
  monthOf,
  onDay,
  startOfWeek,
  suggestedTimes,
  weekdayOf,
  weeksOf,
} from './local-time.ts';

describe('localTimeIn', () => {
  test.each([
    ['Asia/Baghdad', '2026-11-24T05:30:00.000Z', '2026-11-24T08:30'],
    ['Asia/Baghdad', '2026-11-30T21:00:00.000Z', '2026-12-01T00:00'],
    ['UTC', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00'],
    ['America/New_York', '2026-01-01T04:59:59.999Z', '2025-12-31T23:59'],
    ['Asia/Kathmandu', '2026-11-24T05:30:00.000Z', '2026-11-24T11:15'],
  ])('%s at %s is %s', (zone, iso, local) => {
    expect(localTimeIn(zone, iso)).toBe(local);
  });
});

test.each([
  ['Europe/Berlin', '2027-03-27T08:30', '2027-03-28'],
  ['Europe/Berlin', '2026-10-24T08:30', '2026-10-25'],
  ['America/New_York', '2027-03-13T23:00', '2027-03-14'],
  ['Australia/Lord_Howe', '2026-10-03T01:00', '2026-10-05'],
])('onDay keeps the hour of the clock when the clocks change: %s, %s to %s', (zone, local, day) => {
  const utcOf = (time: string) =>
    new Date(Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds);
  const shown = localTimeIn(zone, utcOf(local).toISOString());
  const moved = onDay(shown, day);
  expect(moved).toBe(`${day}T${local.slice(11)}`);
  const days = Temporal.PlainDate.from(local.slice(0, 10)).until(day).days;
  expect(utcOf(moved).getTime() - utcOf(local).getTime()).not.toBe(days * 86_400_000);
  expect(localTimeIn(zone, utcOf(moved).toISOString())).toBe(moved);
});

test('days, weeks and months follow one another', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-11-30', 1)).toBe('2026-12-30');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(startOfWeek('2026-11-23', 6)).toBe('2026-11-21');
  expect(startOfWeek('2026-11-21', 6)).toBe('2026-11-21');
  expect(startOfWeek('2026-11-23', 0)).toBe('2026-11-22');
});

describe('weeksOf', () => {
  test('has whole weeks, with the days of the months around', () => {
    const weeks = weeksOf('2026-11', 6);
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-10-31',
      '2026-11-07',
      '2026-11-14',
      '2026-11-21',
      '2026-11-28',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-04');
  });

  test('has each day of any month once, in whole weeks that begin on the first weekday', () => {
    for (let month = '2024-01'; month < '2031-01'; month = monthOf(addMonths(`${month}-01`, 1))) {
      for (const firstWeekday of [0, 1, 6]) {
        const weeks = weeksOf(month, firstWeekday);
        const days = weeks.flat();
        expect(weeks.every((week) => weekdayOf(week[0] ?? '') === firstWeekday)).toBe(true);
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
        const inside = days.filter((day) => monthOf(day) === month).length;
        expect(inside).toBe(Number(addDays(addMonths(`${month}-01`, 1), -1).slice(8)));
        expect(days.length - inside).toBeLessThan(14);
      }
    }
  });
});

describe('suggestedTimes', () => {
  test('are this evening, tomorrow morning and the next Sunday', () => {
    expect(suggestedTimes('2026-11-23T12:00')).toEqual([
      { kind: 'today', local: '2026-11-23T18:00' },
      { kind: 'tomorrow', local: '2026-11-24T09:00' },
      { kind: 'later', local: '2026-11-29T09:00' },
    ]);
  });

  test('are never past and never twice the same', () => {
    expect(suggestedTimes('2026-11-28T18:00')).toEqual([
      { kind: 'tomorrow', local: '2026-11-29T09:00' },
      { kind: 'later', local: '2026-12-06T09:00' },
    ]);
    expect(suggestedTimes('2026-11-29T08:00').at(-1)?.local).toBe('2026-12-06T09:00');
  });
});

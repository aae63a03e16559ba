import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { businessHoursBefore, businessHoursSince, parseOpeningHours } from './business-hours.ts';

/** Of Baghdad, which is three hours ahead of UTC. 25 November 2026 is a Wednesday. */
const at = (day: number | string, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);
const timeZone = 'Asia/Baghdad';
const weekly = parseOpeningHours('Mo-Fr 09:00-18:00');

test('the opening hours of the company can be read', () => {
  expect(parseOpeningHours(company.openingHours)).not.toEqual([]);
});

describe('four business hours before', () => {
  test.each([
    ['an afternoon is the morning', at(25, '15:30'), at(25, '11:30')],
    ['a morning is the afternoon before', at(25, '11:00'), at(24, '16:00')],
    ['a Monday morning is the Friday', at(23, '10:00'), at(20, '15:00')],
    ['a Sunday is the Friday', at(22, '12:00'), at(20, '14:00')],
    ['one o’clock is the opening, and so all of the night', at(25, '13:00'), at(25, '09:00')],
    ['the night is the afternoon', at(25, '23:59'), at(25, '14:00')],
  ])('%s', (_name, now, expected) => {
    expect(businessHoursBefore(4, { now, timeZone }, weekly)).toEqual(expected);
  });
});

test('hours are counted while the company is open, in the zone of the site', () => {
  const since = (from: Date, now: Date, openings = weekly) =>
    businessHoursSince(from, { now, timeZone }, openings);
  expect(since(at(25, '11:10'), at(25, '15:09'))).toBe(3);
  expect(since(at(25, '11:10'), at(25, '15:10'))).toBe(4);
  expect(since(at(20, '17:00'), at(23, '12:00'))).toBe(4);
  expect(since(at(25, '20:00'), at(26, '08:59'))).toBe(0);
  expect(since(at(26, '08:00'), at(25, '08:00'))).toBe(0);
  expect(since(at('01', '09:00'), at(30, '09:00'))).toBe(99);
  // A break at noon, and a week that begins on Saturday.
  const local = parseOpeningHours('Sa-We 09:00-12:00, Sa-We 13:00-16:00, Th 09:00-12:00');
  expect(since(at(20, '09:00'), at(21, '14:00'), local)).toBe(4);
  expect(since(at(19, '09:00'), at(20, '18:00'), local)).toBe(3);
});

test('a company that is never open counts by the clock', () => {
  expect(businessHoursBefore(4, { now: at(25, '15:00'), timeZone }, [])).toEqual(at(25, '11:00'));
});

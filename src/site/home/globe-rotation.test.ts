import { expect, test } from 'vitest';
import { turnAfter, turnByDragging, turnFacing } from './globe-rotation.ts';

test.each([30, 60, 120, 144])('a second at %d Hz turns the globe by 0.3 rad', (hertz) => {
  let turn = 0;
  for (let frame = 0; frame < hertz; frame += 1) turn += turnAfter(1000 / hertz);
  expect(turn).toBeCloseTo(0.005 * 60, 10);
});

test('the globe turns by 0.005 rad in a frame at 60 Hz', () => {
  expect(turnAfter(1000 / 60)).toBeCloseTo(0.005, 10);
});

test('the globe neither jumps after a pause nor turns back when the clock goes back', () => {
  expect(turnAfter(60_000)).toBeLessThan(0.05);
  expect(turnAfter(-5)).toBe(0);
});

test.each([
  ['mouse', 50, 0.25],
  ['pen', -50, -0.25],
  ['touch', 50, 0.5],
])('a %s that moves by %d px turns it by %d rad', (pointerType, movement, turn) => {
  expect(turnByDragging(movement, pointerType)).toBe(turn);
});

test('turnFacing turns longitude 0 to the viewer by a quarter turn', () => {
  expect(turnFacing(0)).toBe(-Math.PI / 2);
  expect(turnFacing(90)).toBeCloseTo(-Math.PI, 10);
});

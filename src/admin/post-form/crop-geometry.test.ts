import { describe, expect, test } from 'vitest';
import {
  fromPercent,
  isCoverShaped,
  largestCentredArea,
  outputSize,
  toPercent,
} from './crop-geometry.ts';

describe('isCoverShaped', () => {
  test.each([
    [1200, 800, true],
    [1212, 800, true],
    [1188, 800, true],
    [1213, 800, false],
    [1187, 800, false],
    [800, 1200, false],
    [1920, 1080, false],
  ])('%d × %d: %s', (width, height, expected) => {
    expect(isCoverShaped({ width, height })).toBe(expected);
  });
});

describe('largestCentredArea', () => {
  test.each([
    ['wide', { width: 2000, height: 800 }, { x: 400, y: 0, width: 1200, height: 800 }],
    ['tall', { width: 900, height: 1600 }, { x: 0, y: 500, width: 900, height: 600 }],
    ['3:2', { width: 600, height: 400 }, { x: 0, y: 0, width: 600, height: 400 }],
  ])('of a %s picture', (_name, picture, area) => {
    expect(largestCentredArea(picture)).toEqual(area);
  });
});

describe('the crop area in per cent', () => {
  const picture = { width: 1000, height: 777 };

  test('converts to pixels and back', () => {
    const area = { x: 100, y: 33, width: 600, height: 400 };
    expect(fromPercent(toPercent(area, picture), picture)).toEqual(area);
  });

  test('stays inside the picture for any input', () => {
    expect(fromPercent({ x: 60, y: -3, width: 50, height: 120 }, picture)).toEqual({
      x: 500,
      y: 0,
      width: 500,
      height: 777,
    });
  });

  test('is never empty', () => {
    expect(fromPercent({ x: 100, y: 100, width: 0, height: 0 }, picture)).toEqual({
      x: 999,
      y: 776,
      width: 1,
      height: 1,
    });
  });
});

describe('outputSize', () => {
  test.each([
    ['scales a large area down', { width: 6000, height: 4000 }, { width: 2400, height: 1600 }],
    ['keeps a small area', { width: 701, height: 467 }, { width: 701, height: 467 }],
    ['does not limit the height', { width: 500, height: 4000 }, { width: 500, height: 4000 }],
    ['keeps at least one pixel', { width: 9000, height: 1 }, { width: 2400, height: 1 }],
  ])('%s', (_name, area, size) => {
    expect(outputSize(area)).toEqual(size);
  });
});

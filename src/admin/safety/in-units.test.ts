import { expect, test } from 'vitest';
import { inUnits } from './in-units.ts';

test.each([
  [0, 'megabytes', 0],
  [1_240_000, 'megabytes', 1.2],
  [12_600_000, 'megabytes', 13],
  [999_999_999, 'megabytes', 1000],
  [1_000_000_000, 'gigabytes', 1],
  [93_400_000_000, 'gigabytes', 93],
] as const)('%d bytes are said in %s', (bytes, unit, size) => {
  expect(inUnits(bytes)).toEqual({ unit, size });
});

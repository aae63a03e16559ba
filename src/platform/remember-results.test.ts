import { expect, test, vi } from 'vitest';
import { rememberResults } from './remember-results.ts';

test('computes a short text once, a long one each time, and forgets the oldest of 2,000', () => {
  const compute = vi.fn((text: string) => text.length > 1);
  const isLong = rememberResults(compute, 10);
  for (const text of ['a', 'a', 'ab', 'ab']) expect(isLong(text)).toBe(text.length > 1);
  expect(compute).toHaveBeenCalledTimes(2);
  for (let call = 0; call < 3; call += 1) isLong('a'.repeat(11));
  expect(compute).toHaveBeenCalledTimes(5);
  for (let count = 0; count < 2_000; count += 1) isLong(String(count));
  isLong('a');
  expect(compute).toHaveBeenCalledTimes(2_006);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { countSteps } from '../support/count-steps.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function work(): void {
  for (let step = 0; step < 1_000; step++) if (step % 2 === 0) Math.abs(step);
}

test('the count is the same after garbage collections', async () => {
  work();
  const steps = await countSteps(work);
  for (let round = 0; round < 50; round++) collectGarbage();
  expect(await countSteps(work)).toBe(steps);
  expect(await countSteps(work)).toBe(steps);
});

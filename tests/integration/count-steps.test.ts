import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Prints the steps of a loop with calls before and after V8 could optimize both and discard its bytecode. */
const counting = `
  import { countSteps } from './tests/support/count-steps.ts';
  const double = (round) => round * 2;
  function loop(rounds) {
    let sum = 0;
    for (let round = 0; round < rounds; round++) if (round % 2 === 0) sum += double(round);
    return sum;
  }
  const first = await countSteps(() => loop(1_000));
  for (let call = 0; call < 1_000; call++) loop(1_000);
  for (let round = 0; round < 10; round++) {
    globalThis.gc();
    await new Promise(setImmediate);
  }
  const again = await countSteps(() => loop(1_000));
  const longer = await countSteps(() => loop(10_000));
  console.log(JSON.stringify({ first, again, longer }));
`;

test('the count includes loops, and is the same after optimizations and garbage collections', async () => {
  // Each collection discards what it may, not only what was idle for some collections.
  const flags = ['--expose-gc', '--stress-flush-code', '--input-type=module'];
  const { stdout } = await run(process.execPath, [...flags, '--eval', counting]);
  const { first, again, longer } = JSON.parse(stdout);
  expect(first).toBeGreaterThan(1_000);
  expect(again).toBe(first);
  expect(longer / first).toBeCloseTo(10, 1);
});

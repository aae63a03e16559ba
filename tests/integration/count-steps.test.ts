import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** V8 may discard the bytecode of a function before its first count, never of one that it has counted. */
const counting = `
  import { countSteps } from './tests/support/count-steps.ts';
  function work() {
    for (let step = 0; step < 1_000; step++) if (step % 2 === 0) Math.abs(step);
  }
  function sameWork() {
    for (let step = 0; step < 1_000; step++) if (step % 2 === 0) Math.abs(step);
  }
  work();
  for (let round = 0; round < 10; round++) {
    globalThis.gc();
    await new Promise(setImmediate);
  }
  sameWork();
  console.log(JSON.stringify([await countSteps(work), await countSteps(sameWork)]));
`;

test('the count is the same after garbage collections', async () => {
  // Each collection discards what it may, not only what was idle for some collections.
  const flags = ['--expose-gc', '--stress-flush-code', '--input-type=module'];
  const { stdout } = await run(process.execPath, [...flags, '--eval', counting]);
  const [collected, fresh] = JSON.parse(stdout);
  expect(collected).toBe(fresh);
  expect(fresh).toBeGreaterThan(0);
});

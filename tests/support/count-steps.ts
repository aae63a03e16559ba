import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

// Optimized code does not count its calls, and V8 optimizes on other threads, so at another time in each run.
setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');

// V8 counts the branches and loops of the functions that it compiles from now on, until the coverage stops. So it is
// never stopped: a second start would count only the calls of a function that the first has compiled.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * Counts how often V8 entered each function, branch and loop during some work, in our code and in packages. The count
 * is the same in every run and on every machine. It does not include time inside regular expressions and built-in
 * functions.
 *
 * Only for a file of tests with a process of its own (`*.steps.test.ts`, and the tests of tests/release and
 * tests/resilience): all code of the process becomes slower, and of functions that ran before this module was loaded
 * only the calls are counted.
 */
export async function countSteps(work: () => unknown): Promise<number> {
  // Each taking sets the counts to 0.
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => !url.startsWith('node:'))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

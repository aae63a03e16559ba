import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

// V8 discards the bytecode of a function that was not called for some garbage collections. Compiled again while it
// counts, the function also counts its branches and loops, and the same work has more steps.
setFlagsFromString('--no-flush-bytecode');

/**
 * Counts how often V8 entered each function, branch and loop during some work, in our code and in packages. The count
 * is the same on every machine. It does not include time inside regular expressions and built-in functions.
 */
export async function countSteps(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  try {
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => !url.startsWith('node:'))
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

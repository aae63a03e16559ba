import { Session } from 'node:inspector/promises';

/**
 * How much JavaScript some work runs: how often V8 entered each function, branch and loop of it, ours and the packages'. The
 * same for the same work on every machine. Time inside regular expressions and the platform's own functions is not in it.
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

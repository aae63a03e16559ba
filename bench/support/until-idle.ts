import { setTimeout as pause } from 'node:timers/promises';
import { cpuTimeMs } from './cpu-time.ts';

/** Below this share of a core a process counts as idle. */
const idleShare = 0.05;
const intervalMs = 1_000;

/**
 * Waits until a process has nothing left to do of its own. The first start of a site stores the starter pictures and
 * indexes the texts in the background, for some seconds of CPU time.
 */
export async function untilIdle(pid: number): Promise<void> {
  let before = cpuTimeMs(pid);
  for (let isIdle = before === null; !isIdle; ) {
    await pause(intervalMs);
    const now = cpuTimeMs(pid);
    isIdle = (now ?? 0) - (before ?? 0) < idleShare * intervalMs;
    before = now;
  }
}

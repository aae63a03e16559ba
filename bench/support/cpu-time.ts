import { globSync, readFileSync } from 'node:fs';

/**
 * How long a process and its children have run on any core so far, in milliseconds. Linux tells it for each thread.
 *
 * @returns null on another system
 */
export function cpuTimeMs(pid: number): number | null {
  try {
    const threads = globSync(`/proc/${pid}/task/*`);
    const nanoseconds = threads.map((thread) => {
      return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
    });
    const children = threads.flatMap((thread) => {
      return readFileSync(`${thread}/children`, 'utf8').trim().split(' ').filter(Boolean);
    });
    const ownMs = nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
    return children.reduce((sum, child) => sum + (cpuTimeMs(Number(child)) ?? 0), ownMs);
  } catch {
    return null;
  }
}

import { globSync, readFileSync } from 'node:fs';

/**
 * CPU time of a process and its children so far, in milliseconds.
 *
 * @returns null on systems other than Linux
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

import { globSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick of `/proc/PID/stat`: Linux shows 100 ticks per second on every platform. */
const tickMs = 10;

/**
 * CPU time of a process and its children so far, in milliseconds. It includes threads and children that have ended, so
 * it never decreases.
 *
 * @returns null on systems other than Linux
 */
export function cpuTimeMs(pid: number): number | null {
  try {
    // The name of the program, in parentheses, may contain spaces. The state follows it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // utime, stime, cutime, cstime (proc_pid_stat(5))
    const ownMs = stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tickMs, 0);
    const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) => {
      return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean);
    });
    return children.reduce((sum, child) => sum + (cpuTimeMs(Number(child)) ?? 0), ownMs);
  } catch {
    return null;
  }
}

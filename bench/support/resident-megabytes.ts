import { readFileSync } from 'node:fs';
import { NotMeasured } from '../not-measured.ts';

/** Resident memory (RSS) of a process, including shared memory. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    throw new NotMeasured('memory is read from /proc, which only Linux has');
  }
}

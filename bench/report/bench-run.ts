import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import type { BenchResult } from '../bench-result.ts';

/** The results of one part of the benchmark, with machine and date. */
export type PartReport = {
  part: string;
  date: string;
  commit: string;
  node: string;
  machine: string;
  tookMs: number;
  results: BenchResult[];
  /** Why results are missing. */
  notMeasured?: string;
};

/** Date, commit and machine, the same for all parts of a run. */
export function describeRun(): Pick<PartReport, 'date' | 'commit' | 'node' | 'machine'> {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('describe', '--always', '--dirty'),
    node: process.version,
    machine: `${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${process.platform}`,
  };
}

function git(...gitArguments: string[]): string {
  try {
    return execFileSync('git', gitArguments, { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

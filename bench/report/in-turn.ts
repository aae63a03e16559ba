import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../support/statistics.ts';
import type { PartReport } from './bench-run.ts';

/** Where each run writes its reports, in its checkout. */
export const resultsFile = 'bench/results/latest.json';

/**
 * Runs a part in another checkout, by the bench of that checkout.
 *
 * @returns its report, or null if that bench does not have the part or could not measure it
 */
export function measureThere(checkout: string, part: string): PartReport | null {
  const file = join(checkout, resultsFile);
  rmSync(file, { force: true });
  spawnSync('npm', ['run', '--silent', 'bench', '--', part], { cwd: checkout, stdio: 'inherit' });
  if (!existsSync(file)) return null;
  const [report]: PartReport[] = JSON.parse(readFileSync(file, 'utf8'));
  return report && !report.notMeasured ? report : null;
}

/** @returns one report with the median of each figure; none of no rounds */
export function medianOfRounds(rounds: readonly PartReport[]): PartReport[] {
  const all = rounds.flatMap(({ results }) => results);
  return rounds.slice(0, 1).map((first) => ({
    ...first,
    results: first.results.map((result) => ({
      ...result,
      value: median(all.flatMap(({ name, value }) => (name === result.name ? [value] : []))),
    })),
  }));
}

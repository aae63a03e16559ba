import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BenchResult } from '../bench-result.ts';
import type { PartReport } from './bench-run.ts';
import { formatValue } from './format.ts';

const file = 'bench/baseline.json';

/** Relative difference between two runs of the same code. A larger difference is a change. */
const noiseOf: Record<BenchResult['unit'], number> = {
  ratio: 0.15,
  ms: 0.3,
  'requests/s': 0.3,
  MB: 0.1,
  kB: 0.02,
};

/** A difference below this many units never counts as a change. */
const minimum: Record<BenchResult['unit'], number> = {
  ratio: 0.02,
  ms: 8,
  'requests/s': 0,
  MB: 1,
  kB: 0.1,
};

/** @returns the saved reports of all parts */
export function readBaseline(): PartReport[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Saves the parts that were run; other parts keep their figures.
 *
 * @returns the whole baseline
 */
export function saveBaseline(parts: readonly PartReport[], order: readonly string[]): PartReport[] {
  const others = readBaseline().filter(({ part }) => !parts.some((run) => run.part === part));
  const all = [...others, ...parts].sort(
    (one, other) => order.indexOf(one.part) - order.indexOf(other.part),
  );
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** One line for each figure that changed beyond noise, and for each that is missing. */
export function listChanges(
  reportsBefore: readonly PartReport[],
  reports: readonly PartReport[],
): string[] {
  return reports.flatMap((now) => {
    const before = reportsBefore.find(({ part }) => part === now.part);
    if (!before) return [`${now.part}: nothing to compare with`];
    const isElsewhere = before.machine !== now.machine;
    return before.results.flatMap((old) => {
      const result = now.results.find(({ name }) => name === old.name);
      if (!result) return [`${old.name}: no figure now`];
      // On another machine only ratios and sizes are comparable.
      if (isElsewhere && ['ms', 'requests/s'].includes(result.unit)) return [];
      return formatChange(old, result) ?? [];
    });
  });
}

function formatChange(before: BenchResult, now: BenchResult): string | null {
  const difference = now.value - before.value;
  const noise = now.noise ?? noiseOf[now.unit];
  const least = now.minimumChange ?? minimum[now.unit];
  const isNoise = Math.abs(difference) <= Math.max(noise * Math.abs(before.value), least);
  if (isNoise) return null;
  const isBetter = now.higherIsBetter ? difference > 0 : difference < 0;
  return `${isBetter ? 'better' : 'WORSE '} ${now.name}: ${formatValue(before)} → ${formatValue(now)}`;
}

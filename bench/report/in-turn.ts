import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PartReport } from './bench-run.ts';

/** Where each run writes its reports, in its checkout. */
export const resultsFile = 'bench/results/latest.json';

/**
 * Runs parts here and in another checkout, each by the bench of its checkout and in a process of its own. Who comes
 * first changes with each round.
 *
 * @returns for each side the reports of the parts that it could measure, with the middle one of all rounds' results
 */
export function measureInTurn(
  other: string,
  parts: readonly string[],
  { rounds, isFull }: { rounds: number; isFull: boolean },
): { here: PartReport[]; there: PartReport[] } {
  const here: PartReport[] = [];
  const there: PartReport[] = [];
  for (const part of parts) {
    const roundsThere: PartReport[] = [];
    const roundsHere: PartReport[] = [];
    const sides = [[other, roundsThere] as const, ['.', roundsHere] as const];
    for (let round = 0; round < rounds; round += 1)
      for (const [checkout, reports] of round % 2 === 0 ? sides : sides.toReversed()) {
        console.log(`\n— ${part} in ${checkout}, round ${round + 1} of ${rounds}`);
        reports.push(...measureIn(checkout, part, isFull));
      }
    there.push(...middleOf(roundsThere));
    here.push(...middleOf(roundsHere));
  }
  return { here, there };
}

/**
 * @returns no report if the bench of that checkout does not have the part or could not measure it, which it prints.
 * After an error the exit code of this process is 1, too.
 */
function measureIn(checkout: string, part: string, isFull: boolean): PartReport[] {
  const file = join(checkout, resultsFile);
  rmSync(file, { force: true });
  const flags = isFull ? [part, '--full'] : [part];
  const { status } = spawnSync('npm', ['run', '--silent', 'bench', '--', ...flags], {
    cwd: checkout,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
  const reports: PartReport[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return reports.filter(({ notMeasured }) => notMeasured === undefined);
}

/** @returns one report; none if there are no rounds. Each result is the middle one of its name, with its note. */
function middleOf(rounds: readonly PartReport[]): PartReport[] {
  const byName = Map.groupBy(
    rounds.flatMap(({ results }) => results),
    ({ name }) => name,
  );
  const results = [...byName.values()].flatMap((same) => {
    const sorted = same.toSorted((one, two) => one.value - two.value);
    return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
  });
  return rounds.slice(0, 1).map((report) => ({ ...report, results }));
}

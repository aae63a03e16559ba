import { text } from 'node:stream/consumers';
import { cpuTimeMs } from '../support/cpu-time.ts';
import { median } from '../support/middle.ts';
import { loadCore, runOnCore } from '../support/run-on-core.ts';
import type { LoadOptions, LoadReport } from './generate-load.ts';

export const connections = 50;

/** Loads an address of this machine from a process on a core of its own. */
export async function loadAddress(
  target: { port: number; path: string },
  times: { warmUpMs: number; measuredMs: number },
): Promise<LoadReport> {
  const options: LoadOptions = { ...target, ...times, connections };
  const generator = runOnCore(
    loadCore,
    process.execPath,
    ['bench/load/generate-load.ts', JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!generator.stdout) throw new Error('The load generator has no output');
  return JSON.parse(await text(generator.stdout));
}

export type Comparison = {
  /**
   * What the first answers in a second of its core's time as a share of what the second does: what else the machine does,
   * and how much the generator can ask, change nothing. Where the system tells no such time, by the clock.
   */
  ratio: number;
  one: LoadReport;
  other: LoadReport;
};

type Target = { port: number; path: string; pid: number };

const rounds = 3;
const roundTimes = { warmUpMs: 200, measuredMs: 1000 };
/** Until V8 has compiled what runs often. */
const firstTimes = { warmUpMs: 0, measuredMs: 2000 };

/** Loads two addresses in turn, since what else the machine does changes by the second; medians of the rounds. */
export async function compareLoad(one: Target, other: Target): Promise<Comparison> {
  for (const target of [one, other]) await loadAddress(target, firstTimes);
  const pairs: { one: Round; other: Round }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ one: await loadOnce(one), other: await loadOnce(other) });
  const middle = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure));
  const byClock = middle((pair) => pair.one.requestsPerSecond / pair.other.requestsPerSecond);
  const byCpu = middle((pair) => pair.other.cpuMs / pair.one.cpuMs);
  return {
    ratio: Number.isNaN(byCpu) ? byClock : byCpu,
    one: reportOf((key) => middle((pair) => pair.one[key])),
    other: reportOf((key) => middle((pair) => pair.other[key])),
  };
}

/** With the time of the server's processor for one answer. */
type Round = LoadReport & { cpuMs: number };

async function loadOnce(target: Target): Promise<Round> {
  const before = cpuTimeMs(target.pid);
  const report = await loadAddress(target, roundTimes);
  const after = cpuTimeMs(target.pid);
  const cpuMs = before === null || after === null ? Number.NaN : (after - before) / report.answers;
  return { ...report, cpuMs };
}

function reportOf(middleOf: (key: keyof LoadReport) => number): LoadReport {
  return {
    requestsPerSecond: middleOf('requestsPerSecond'),
    p99Ms: middleOf('p99Ms'),
    answers: middleOf('answers'),
    busy: middleOf('busy'),
  };
}

/** What the generator counted by the clock, and whether it could have asked for more. */
export function countsInWords({ one, other }: Comparison): string {
  const [first, second] = [one, other].map(({ requestsPerSecond, busy }) => {
    return `${requestsPerSecond.toFixed(0)}/s (generator busy ${(busy * 100).toFixed(0)} %)`;
  });
  return `by the clock ${first} against ${second}`;
}

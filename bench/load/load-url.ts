import { text } from 'node:stream/consumers';
import { cpuTimeMs } from '../support/cpu-time.ts';
import { loadCore, runOnCore } from '../support/run-on-core.ts';
import { median } from '../support/statistics.ts';
import type { LoadOptions, LoadReport } from './generate-load.ts';

export const connections = 50;

/** Runs the load generator against a port of this machine, in a process on its own core. */
export async function loadUrl(
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
   * Responses of the first target per second of CPU time, divided by those of the second. Other load on the machine and
   * the speed of the generator do not matter. Without CPU times (not Linux), the clock is used.
   */
  ratio: number;
  first: LoadReport;
  second: LoadReport;
};

type Target = { port: number; path: string; pid: number };

/** Short and many, because a machine that others use too is slow for seconds at a time. */
const rounds = 9;
const roundTimes = { warmUpMs: 200, measuredMs: 500 };
/** A warm-up, until V8 has compiled the hot code. */
const firstTimes = { warmUpMs: 0, measuredMs: 2000 };

/** Loads two targets in turn, because the load of the machine varies; returns medians of the rounds. */
export async function compareLoad(one: Target, other: Target): Promise<Comparison> {
  for (const target of [one, other]) await loadUrl(target, firstTimes);
  const pairs: { one: Round; other: Round }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ one: await loadOnce(one), other: await loadOnce(other) });
  const medianBy = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure));
  const byClock = medianBy((pair) => pair.one.requestsPerSecond / pair.other.requestsPerSecond);
  const byCpu = medianBy((pair) => pair.other.cpuMs / pair.one.cpuMs);
  return {
    ratio: Number.isNaN(byCpu) ? byClock : byCpu,
    first: reportOf((key) => medianBy((pair) => pair.one[key])),
    second: reportOf((key) => medianBy((pair) => pair.other[key])),
  };
}

/** `cpuMs`: CPU time of the server for one response. */
type Round = LoadReport & { cpuMs: number };

async function loadOnce(target: Target): Promise<Round> {
  const before = cpuTimeMs(target.pid);
  const report = await loadUrl(target, roundTimes);
  const after = cpuTimeMs(target.pid);
  const cpuMs =
    before === null || after === null ? Number.NaN : (after - before) / report.responses;
  return { ...report, cpuMs };
}

function reportOf(medianOf: (key: keyof LoadReport) => number): LoadReport {
  return {
    requestsPerSecond: medianOf('requestsPerSecond'),
    p99Ms: medianOf('p99Ms'),
    responses: medianOf('responses'),
    busy: medianOf('busy'),
  };
}

/** Requests per second by the clock, and whether the generator was the limit. */
export function formatCounts({ first, second }: Comparison): string {
  const [one, other] = [first, second].map(({ requestsPerSecond, busy }) => {
    return `${requestsPerSecond.toFixed(0)}/s (generator busy ${(busy * 100).toFixed(0)} %)`;
  });
  return `by the clock ${one} against ${other}`;
}

import { once } from 'node:events';
import { cpuTimeMs } from '../support/cpu-time.ts';
import { loadCore, runOnCore, stopProcess } from '../support/run-on-core.ts';
import { median } from '../support/statistics.ts';
import type { LoadOptions, LoadReport } from './generate-load.ts';

export const connections = 50;

type Address = { port: number; path: string };
type Times = { warmUpMs: number; measuredMs: number };

/** Loads a URL of this machine once. */
export async function loadUrl(target: Address, times: Times): Promise<LoadReport> {
  const generator = startLoadGenerator();
  const report = await generator.load(target, times);
  await generator.stop();
  return report;
}

/** Starts a load generator in a process on its own core. */
function startLoadGenerator() {
  const child = runOnCore(loadCore, process.execPath, ['bench/load/generate-load.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The load generator ended with code ${code}`)));
  });
  ended.catch(() => undefined);
  return {
    async load(target: Address, times: Times): Promise<LoadReport> {
      child.send({
        port: target.port,
        path: target.path,
        ...times,
        connections,
      } satisfies LoadOptions);
      const [report] = await Promise.race([ended, once(child, 'message')]);
      return report;
    },
    stop: () => stopProcess(child),
  };
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

type Target = Address & { pid: number };

/** Short and many, because a machine that others use too is slow for seconds at a time. */
const rounds = 9;
const roundTimes = { warmUpMs: 100, measuredMs: 500 };
/** A warm-up, until V8 has compiled the hot code. */
const firstTimes = { warmUpMs: 0, measuredMs: 2000 };

/** Loads two targets in turn, because the load of the machine varies; returns medians of the rounds. */
export async function compareLoad(one: Target, other: Target): Promise<Comparison> {
  const { load, stop } = startLoadGenerator();
  const loadOnce = async (target: Target): Promise<Round> => {
    const before = cpuTimeMs(target.pid);
    const report = await load(target, roundTimes);
    const after = cpuTimeMs(target.pid);
    const cpuMs =
      before === null || after === null ? Number.NaN : (after - before) / report.responses;
    return { ...report, cpuMs };
  };
  for (const target of [one, other]) await load(target, firstTimes);
  const pairs: { one: Round; other: Round }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ one: await loadOnce(one), other: await loadOnce(other) });
  await stop();
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

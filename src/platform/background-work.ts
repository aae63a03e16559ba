import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** A pause with at least this share of work in it was needed by requests. */
const busy = 0.2;
const maxPauses = 10;
/** A piece that waited for a lock took no time from others. */
const maxPauseMs = 250;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of background work of this process at a time, whichever job it belongs to. A piece takes about ten
 * milliseconds, in which SQLite blocks the event loop and locks out other writers. The pause after it is as long:
 * requests are answered then, and another process that waits to write finds the database free. While the event loop is
 * busy with requests the pause goes on, ten times as long at most.
 *
 * @returns what the piece returns, after the pause
 * @throws what the piece throws; the next piece runs all the same
 */
export function runInBackground<Result>(piece: () => Promise<Result>): Promise<Result> {
  const turn = last
    .catch(() => undefined)
    .then(async () => {
      const startedAt = performance.now();
      try {
        return await piece();
      } finally {
        await pause(performance.now() - startedAt);
      }
    });
  last = turn;
  return turn;
}

async function pause(ms: number): Promise<void> {
  for (let pauses = 0; pauses < maxPauses; pauses += 1) {
    const before = performance.eventLoopUtilization();
    await setTimeout(Math.min(ms, maxPauseMs));
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}

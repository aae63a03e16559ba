import { log } from './log/index.ts';

type Options = {
  pauseMs: number;
  /** Whether the first tick comes after a pause. */
  pausesFirst?: boolean;
  /** Whether the stop makes the tick fail that is in progress: the log says nothing of it then. */
  failsOnStop?: boolean;
  /** What the log says when a tick fails. The next one comes all the same. */
  failure: string;
};

/**
 * Runs one tick after the other, with a pause between them, until it is stopped. It keeps no process running.
 *
 * @param createTick gets a signal that aborts with the stop
 * @returns a function that stops it, and resolves after the tick that is in progress
 */
export function repeatUntilStopped(
  createTick: (signal: AbortSignal) => () => Promise<void>,
  { pauseMs, pausesFirst = false, failsOnStop = false, failure }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tick = createTick(signal);
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    if (pausesFirst) await pause();
    while (!signal.aborted) {
      await tick().catch((err: unknown) => {
        if (!(failsOnStop && signal.aborted)) log.error({ err }, failure);
      });
      if (!signal.aborted) await pause();
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    wake();
    await running;
  };
}

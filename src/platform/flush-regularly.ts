import { log } from './log/index.ts';

type Options = {
  /** Writes what is gathered. A write that fails keeps it for the next one. */
  write: () => Promise<void>;
  everyMs: number;
  /** What the log says when the timer's write fails. */
  failure: string;
};

/**
 * Writes what is gathered in memory at each interval, and on demand, one write after the other. The timer keeps no
 * process running.
 *
 * @returns `flush`: rejects with the error of its own write, not with that of one before; `stop`: ends the timer, and
 * flushes
 */
export function flushRegularly({ write, everyMs, failure }: Options) {
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    // The caller of a failed flush got the error.
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.error({ err }, failure));
  }, everyMs);
  timer.unref();

  return {
    flush,
    stop(): Promise<void> {
      clearInterval(timer);
      return flush();
    },
  };
}

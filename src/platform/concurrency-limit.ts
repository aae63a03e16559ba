import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { AppError } from './app-error.ts';

const retryAfterSeconds = 5;

/** The queue is full, or the task waited too long. The task was not started. */
export class QueueFullError extends AppError {
  constructor() {
    super('busy', 'Too many requests wait at the moment; try again shortly', { retryAfterSeconds });
    this.name = 'QueueFullError';
  }
}

export type ConcurrencyLimitOptions = {
  maxRunning: number;
  /** Further tasks are rejected at once. Default: no limit. */
  maxQueued?: number;
  /** How long a task may wait. A task that has started is never cancelled. */
  queueTimeoutMs: number;
};

export type ConcurrencyLimit = {
  /** @throws {QueueFullError} or what the task throws */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  stats: () => ConcurrencyStats;
};

/** Tasks since the start. */
export type ConcurrencyStats = { started: number; rejected: number };

/**
 * Runs a bounded number of tasks at the same time and queues a bounded number. It yields to the event loop between two
 * tasks, so that a long queue does not delay requests that need no task.
 */
export function createConcurrencyLimit({
  maxRunning,
  maxQueued = Number.POSITIVE_INFINITY,
  queueTimeoutMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const limit = pLimit(maxRunning);
  let pending = 0;
  let started = 0;
  let rejected = 0;

  function queueFull(): QueueFullError {
    rejected += 1;
    return new QueueFullError();
  }

  async function runQueued<Result>(task: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let isTimedOut = false;
    const timeout = setTimeout(() => {
      isTimedOut = true;
      reject(queueFull());
    }, queueTimeoutMs);
    void limit(async () => {
      clearTimeout(timeout);
      if (isTimedOut) return;
      started += 1;
      await task().then(resolve, reject);
      await yieldToEventLoop();
    });
    return await promise;
  }

  return {
    async run(task) {
      if (pending >= maxRunning + maxQueued) throw queueFull();
      pending += 1;
      try {
        return await runQueued(task);
      } finally {
        pending -= 1;
      }
    },
    stats: () => ({ started, rejected }),
  };
}

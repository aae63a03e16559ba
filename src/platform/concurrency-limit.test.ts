import { expect, onTestFinished, test, vi } from 'vitest';
import { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts';

/** Tasks that the test ends. */
function createHeldTasks() {
  const started: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => started.push(resolve));
  return { started, task };
}

test('tasks beyond the limit and the queue are rejected at once', async () => {
  const { started, task } = createHeldTasks();
  const { run, stats } = createConcurrencyLimit({
    maxRunning: 2,
    maxQueued: 3,
    queueTimeoutMs: 60_000,
  });
  const results = Array.from({ length: 8 }, () =>
    run(task).then(
      () => 'done',
      (error: unknown) => error,
    ),
  );
  expect(await Promise.all(results.slice(5))).toEqual(
    [1, 2, 3].map(() => expect.any(QueueFullError)),
  );
  await vi.waitFor(() => expect(started).toHaveLength(2));
  for (let ended = 0; ended < 5; ended += 1) {
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(ended));
    started[ended]?.();
  }
  expect(await Promise.all(results.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(stats()).toEqual({ started: 5, rejected: 3 });
  // There is room again.
  expect(await run(async () => 'next')).toBe('next');
});

test('a task that waits too long is rejected, and a running one goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { started, task } = createHeldTasks();
  const { run } = createConcurrencyLimit({ maxRunning: 1, queueTimeoutMs: 5_000 });
  const first = run(task);
  // It starts in a later microtask.
  await Promise.resolve();
  const second = vi.fn(async () => undefined);
  const waiting = expect(run(second)).rejects.toThrow(QueueFullError);
  vi.advanceTimersByTime(5_000);
  await waiting;
  started[0]?.();
  await first;
  expect(await run(async () => 'third')).toBe('third');
  expect(second).not.toHaveBeenCalled();
});

test('a task that fails rejects, and the next one runs', async () => {
  const { run } = createConcurrencyLimit({ maxRunning: 1, maxQueued: 1, queueTimeoutMs: 60_000 });
  const failing = run(async () => await Promise.reject(new Error('broken')));
  const next = run(async () => 'well');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('well');
});

test('the event loop runs between two tasks', async () => {
  const order: string[] = [];
  const { run } = createConcurrencyLimit({ maxRunning: 1, queueTimeoutMs: 60_000 });
  const tasks = [1, 2, 3].map((number) =>
    run(async () => {
      order.push(`task ${number}`);
      setImmediate(() => order.push(`event loop after ${number}`));
    }),
  );
  await Promise.all(tasks);
  expect(order.slice(0, 5)).toEqual([
    'task 1',
    'event loop after 1',
    'task 2',
    'event loop after 2',
    'task 3',
  ]);
});

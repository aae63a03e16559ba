import { expect, test } from 'vitest';
import { repeatUntilStopped } from './repeat.ts';

const failure = 'could not do what the test does';

test('a tick that fails keeps no later one from its turn, and a stop waits for the one in progress', async () => {
  const inProgress = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  let ticks = 0;
  const createTick = (signal: AbortSignal) => async () => {
    ticks += 1;
    if (ticks === 1) throw new Error('the first tick fails');
    signal.addEventListener('abort', () => inProgress.resolve());
    reached.resolve();
    await inProgress.promise;
    throw new Error('the stop makes this tick fail');
  };
  const stop = repeatUntilStopped(createTick, { pauseMs: 1, failsOnStop: true, failure });
  await reached.promise;
  await stop();
  expect(ticks).toBe(2);
});

test('a stop ends the pause before the first tick', async () => {
  let ticks = 0;
  const tick = async () => {
    ticks += 1;
  };
  const stop = repeatUntilStopped(() => tick, { pauseMs: 3_600_000, pausesFirst: true, failure });
  await stop();
  expect(ticks).toBe(0);
});

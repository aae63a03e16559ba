import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInBackground } from './background-work.ts';

test('two jobs take turns, and never work at the same time', async () => {
  const order: string[] = [];
  const job = async (name: string) => {
    for (let number = 1; number <= 3; number += 1)
      await runInBackground(async () => {
        order.push(`${name}${number} begins`);
        await setTimeout(1);
        order.push(`${name}${number} ends`);
      });
  };
  await Promise.all([job('a'), job('b')]);
  const pieces = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'];
  expect(order).toEqual(pieces.flatMap((piece) => [`${piece} begins`, `${piece} ends`]));
});

test('between two pieces, what waits on the event loop gets its turn', async () => {
  const order: string[] = [];
  const piece = async () => {
    order.push('piece');
    // What a request of a reader waits for.
    void setImmediate().then(() => order.push('request'));
  };
  await Promise.all([runInBackground(piece), runInBackground(piece)]);
  expect(order).toEqual(['piece', 'request', 'piece', 'request']);
});

test('while requests keep the event loop busy, the next piece waits', async () => {
  const order: string[] = [];
  const piece = async () => {
    order.push('piece');
    await setTimeout(100);
  };
  const requests = async () => {
    // Longer than one pause, and shorter than ten.
    for (const endsAt = performance.now() + 350; performance.now() < endsAt; ) await setImmediate();
    order.push('requests end');
  };
  const first = runInBackground(piece);
  await Promise.all([first, requests(), runInBackground(piece)]);
  expect(order).toEqual(['piece', 'requests end', 'piece']);
});

test('requests without an end do not keep background work from its end', async () => {
  const stop = new AbortController();
  const requests = async () => {
    while (!stop.signal.aborted) await setImmediate();
  };
  const running = requests();
  for (let pieces = 0; pieces < 3; pieces += 1) await runInBackground(() => setTimeout(1));
  stop.abort();
  await running;
});

test('a piece that fails tells its own job alone', async () => {
  const failing = runInBackground(() => Promise.reject(new Error('no room')));
  const next = runInBackground(async () => 'done');
  await expect(failing).rejects.toThrow('no room');
  expect(await next).toBe('done');
});

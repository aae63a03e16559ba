import { expect, test } from 'vitest';
import { flushRegularly } from './flush-regularly.ts';

const dayMs = 24 * 60 * 60_000;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('A flush waits until the one before has ended', async () => {
  const steps: string[] = [];
  const { flush, stop } = flushRegularly({
    write: async () => {
      steps.push('begins');
      await nextTurn();
      steps.push('ends');
    },
    everyMs: dayMs,
    failure: 'could not write',
  });
  await Promise.all([flush(), flush()]);
  await stop();
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
});

test('A failed flush rejects for its own caller, and the next one writes', async () => {
  let writes = 0;
  const { flush, stop } = flushRegularly({
    write: async () => {
      writes += 1;
      if (writes === 1) throw new Error('The database is away');
    },
    everyMs: dayMs,
    failure: 'could not write',
  });
  const [failed, next] = await Promise.allSettled([flush(), flush()]);
  expect(failed).toMatchObject({ reason: new Error('The database is away') });
  expect(next.status).toBe('fulfilled');
  await stop();
  expect(writes).toBe(3);
});

test('The timer writes by itself until it is stopped', async () => {
  let writes = 0;
  let written = () => {};
  const twice = new Promise<void>((resolve) => {
    written = resolve;
  });
  const { stop } = flushRegularly({
    write: async () => {
      writes += 1;
      if (writes === 2) written();
    },
    everyMs: 1,
    failure: 'could not write',
  });
  await twice;
  await stop();
  const atEnd = writes;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes).toBe(atEnd);
});

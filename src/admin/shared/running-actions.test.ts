import { expect, test } from 'vitest';
import { createRunningActions } from './running-actions.ts';

function actionsUnderTest() {
  const reported: string[][] = [];
  const actions = createRunningActions<'one' | 'two'>((running) => reported.push([...running]));
  return { actions, reported };
}

/** Rejects like a cancelled call. */
function untilCancelled(signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

test('one action per name runs at a time, beside actions of other names', async () => {
  const { actions, reported } = actionsUnderTest();
  const { promise, resolve } = Promise.withResolvers<void>();
  let starts = 0;
  const work = () => {
    starts += 1;
    return promise;
  };
  const runs = [actions.run('one', work), actions.run('one', work), actions.run('two', work)];
  expect(starts).toBe(2);
  resolve();
  await Promise.all(runs);
  expect(reported).toEqual([['one'], ['one', 'two'], ['two'], []]);
});

test('cancelling ends the action of that name without an error', async () => {
  const { actions, reported } = actionsUnderTest();
  const one = actions.run('one', untilCancelled);
  const two = actions.run('two', untilCancelled);
  actions.cancel('one');
  await one;
  expect(reported.at(-1)).toEqual(['two']);
  actions.cancelAll();
  await two;
  expect(reported.at(-1)).toEqual([]);
});

test('a failed action rejects and can be run again', async () => {
  const { actions, reported } = actionsUnderTest();
  const failing = actions.run('one', () => Promise.reject(new Error('no answer')));
  await expect(failing).rejects.toThrow('no answer');
  await actions.run('one', () => Promise.resolve());
  expect(reported).toEqual([['one'], [], ['one'], []]);
});

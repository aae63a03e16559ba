import { describe, expect, test } from 'vitest';
import { chunkByWords, mapConcurrent } from './chunks.ts';

describe('chunkByWords', () => {
  test.each([
    ['nothing', [], []],
    ['parts that fit together', ['a b', 'c', 'd e f'], [['a b', 'c'], ['d e f']]],
    ['a part that is too long alone', ['a', 'b c d e f', 'g'], [['a'], ['b c d e f'], ['g']]],
  ])('%s', (_name, parts, groups) => {
    expect(chunkByWords(parts, (part) => part, 4)).toEqual(groups);
  });
});

describe('mapConcurrent', () => {
  test('runs three at a time and returns the results in order', async () => {
    let running = 0;
    let most = 0;
    const results = await mapConcurrent(
      [1, 2, 3, 4, 5, 6, 7],
      new AbortController().signal,
      async (group) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return group * 2;
      },
    );
    expect(results).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(most).toBe(3);
  });

  test('aborts the others when one fails for good', async () => {
    const ended: number[] = [];
    const work = mapConcurrent(
      [1, 2, 3, 4, 5],
      new AbortController().signal,
      async (group, _index, signal) => {
        if (group === 2) throw new Error('no');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        ended.push(group);
        signal.throwIfAborted();
      },
    );
    await expect(work).rejects.toThrow('no');
    expect(ended).toEqual([1, 3]);
  });

  test('aborts all when the caller aborts', async () => {
    const caller = new AbortController();
    const work = mapConcurrent([1, 2], caller.signal, async (_group, _index, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    });
    caller.abort(new Error('gone'));
    await expect(work).rejects.toThrow('gone');
  });
});

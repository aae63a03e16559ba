import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './show-progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** What a command writes that takes 20 ms for each of 500 articles. */
function written(isTTY: boolean): string[] {
  const lines: string[] = [];
  const { onProgress, end } = showProgress(
    { isTTY, write: (line) => lines.push(line) > 0 },
    'articles',
  );
  for (let done = 1; done <= 500; done += 1) {
    vi.advanceTimersByTime(20);
    onProgress('Importing', done, 500);
  }
  end();
  return lines;
}

test('The progress of a command changes one line of a terminal, ten times a second', () => {
  const lines = written(true);
  expect(lines).toHaveLength(101);
  expect(lines[0]).toBe('\r\x1b[KImporting 1 of 500 articles (0%)');
  expect(lines.at(-2)).toBe('\r\x1b[KImporting 496 of 500 articles (99%)');
  expect(lines.at(-1)).toBe('\r\x1b[K');
});

test('The progress of a command in a log is a line every five seconds', () => {
  expect(written(false)).toEqual([
    'Importing 250 of 500 articles (50%)\n',
    'Importing 500 of 500 articles (100%)\n',
  ]);
});

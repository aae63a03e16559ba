/** Shows the progress of a long command: one changing line on a terminal, otherwise a line every few seconds. */
import type { OnProgress } from '#platform/backup/index.ts';

const terminalIntervalMs = 100;
const otherIntervalMs = 5_000;

/**
 * @param stream not the stream of the command's output
 * @param unit what is counted
 */
export function showProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY'> & { write: (text: string) => boolean },
  unit = 'rows',
): {
  onProgress: OnProgress;
  end: () => void;
} {
  let shownAt = performance.now();
  let shownStep = '';
  const show = (line: string) => stream.write(stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  return {
    onProgress(step, done, total) {
      const now = performance.now();
      const isDue = now - shownAt >= (stream.isTTY ? terminalIntervalMs : otherIntervalMs);
      if (!isDue && !(stream.isTTY && step !== shownStep)) return;
      shownAt = now;
      shownStep = step;
      show(`${step} ${done} of ${total} ${unit} (${Math.floor((100 * done) / total)}%)`);
    },
    end: () => {
      if (stream.isTTY) show('');
    },
  };
}

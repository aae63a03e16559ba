import fs from 'node:fs';
import { inspect } from 'node:util';
import { onTestFinished, vi } from 'vitest';

/**
 * Records this process's standard output and standard error until the test ends: the bytes of the log, which bypasses
 * the console, and the whole console output.
 *
 * @returns everything that was written since
 */
export function recordOutput(): () => string {
  let written = '';
  const take = (chunk: unknown): number => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
    written += Buffer.from(bytes).toString('utf8');
    return bytes.length;
  };
  const { writeSync } = fs;
  const spies = [
    vi.spyOn(fs, 'writeSync').mockImplementation((...given: Parameters<typeof writeSync>) => {
      const [file, chunk] = given;
      return file === 1 || file === 2 ? take(chunk) : writeSync(...given);
    }),
    ...(['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((chunk) => take(chunk) >= 0),
    ),
    // Vitest's own console does not write to the standard output.
    ...(['error', 'warn', 'log', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...given) => {
        written += inspect(given, { depth: 20, showHidden: true, maxStringLength: null });
      }),
    ),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => written;
}

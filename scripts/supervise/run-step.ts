import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Longer than backing up and restoring a site of many gigabytes takes. */
const stepTimeoutMs = 3 * 60 * 60_000;
const maxToldOfErrors = 2_000;

/**
 * Runs `upgrade-step.js` of a release with the site's own settings and rights.
 *
 * @param onLine gets each line of its output
 * @param signal kills it
 * @throws {Error} with what it wrote as errors
 */
export async function runStep(
  release: string,
  words: readonly string[],
  onLine: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const ownNode = join(release, 'node_modules/.bin/node');
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const timeout = AbortSignal.timeout(stepTimeoutMs);
  const child = spawn(node, [join(release, 'scripts/upgrade-step.js'), ...words], {
    // By the channel it notices the end of this process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    killSignal: 'SIGTERM',
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-maxToldOfErrors);
  });
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('close', resolve);
  if ((await promise) !== 0) throw new Error(errors.trim() || `The step ${words[0]} failed`);
}

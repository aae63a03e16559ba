import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A site of many gigabytes takes less. */
const stepTimeoutMs = 3 * 60 * 60_000;
/** A step stops what it has started, and exits. */
const stopTimeoutMs = 10_000;
const maxErrorLength = 2_000;

export type RunningStep = {
  /** @throws {Error} with its standard error, if it fails or is stopped */
  exited: Promise<void>;
  stop: () => void;
};

/**
 * Runs `upgrade-step.js` of a release, as the site's user and with its settings.
 *
 * @param onLine gets each line of its standard output
 */
export function startStep(
  release: string,
  parameters: readonly string[],
  onLine: (line: string) => void = () => undefined,
): RunningStep {
  const ownNode = join(release, 'node_modules/.bin/node');
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const child = spawn(node, [join(release, 'scripts/upgrade-step.js'), ...parameters], {
    // It exits when the channel closes, which is when this process exits.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: stepTimeoutMs,
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-maxErrorLength);
  });
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const { promise: exited, resolve, reject } = Promise.withResolvers<void>();
  let killTimer: NodeJS.Timeout | undefined;
  child.on('error', reject).on('close', (code) => {
    clearTimeout(killTimer);
    if (code === 0) resolve();
    else reject(new Error(errors.trim() || `The step ${parameters[0]} failed`));
  });
  return {
    exited,
    stop() {
      child.kill('SIGTERM');
      killTimer ??= setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const startTimeoutMs = 5 * 60_000;
/** As `TimeoutStopSec` of `deploy/site.service`. */
const stopTimeoutMs = 20_000;
const maxOutputLength = 1_500;

/** Those that run now. */
const running = new Map<ChildProcess, Promise<unknown>>();

/** Kills the sites that this process has started. @returns once they have exited */
export async function killPrivateSites(): Promise<void> {
  for (const site of running.keys()) site.kill('SIGKILL');
  await Promise.all(running.values());
}

/** A site that no visitor reaches. */
export type PrivateSite = { origin: string; stop: () => Promise<void> };

/**
 * Starts a built site on a free port of 127.0.0.1.
 *
 * @param folder of a release or of the sources
 * @param settings its whole environment, without the address
 * @throws {Error} with the end of its output, if it does not start
 */
export async function startPrivateSite(
  folder: string,
  settings: Record<string, string | undefined>,
): Promise<PrivateSite> {
  const ownNode = join(folder, 'node_modules/.bin/node');
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const site = spawn(node, [join(folder, 'scripts/serve.js')], {
    env: {
      ...settings,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    // It exits when the channel closes, which is when this process exits.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const closed = once(site, 'close').finally(() => running.delete(site));
  running.set(site, closed);
  const stop = async () => {
    // SIGKILL could interrupt the delivery of an enquiry, which would then arrive twice.
    site.kill('SIGTERM');
    const timer = setTimeout(() => site.kill('SIGKILL'), stopTimeoutMs);
    await closed;
    clearTimeout(timer);
  };
  try {
    return { origin: await originOf(site), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function originOf(site: ChildProcess): Promise<string> {
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      for (const stream of [site.stdout, site.stderr])
        stream?.on('data', (chunk) => {
          output += chunk;
          const [, origin] = /The site is at (\S+)/.exec(output) ?? [];
          if (origin) resolve(origin);
        });
      site.once('error', reject);
      site.once('close', () =>
        reject(new Error(`The site did not start:\n${output.trim().slice(-maxOutputLength)}`)),
      );
      timer = setTimeout(
        () => reject(new Error(`The site did not start within ${startTimeoutMs / 1_000} s`)),
        startTimeoutMs,
      );
    });
  } finally {
    clearTimeout(timer);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const startTimeoutMs = 5 * 60_000;
const maxToldOfOutput = 1_500;

/** A site that no visitor reaches. */
export type SiteBeside = { origin: string; stop: () => Promise<void> };

/**
 * Starts a built site on a port of this machine that nobody knows, beside the one that serves.
 *
 * @param folder of a release or of the sources
 * @param settings all of them; its address is added
 * @throws {Error} with the end of its output, if it does not start
 */
export async function runBeside(
  folder: string,
  settings: Record<string, string | undefined>,
): Promise<SiteBeside> {
  const ownNode = join(folder, 'node_modules/.bin/node');
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const site = spawn(node, [join(folder, 'scripts/serve.js')], {
    env: {
      ...settings,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    },
    // By the channel it notices the end of this process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const closed = once(site, 'close');
  const stop = async () => {
    site.kill('SIGKILL');
    await closed;
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
        reject(new Error(`It did not start:\n${output.trim().slice(-maxToldOfOutput)}`)),
      );
      timer = setTimeout(
        () => reject(new Error(`It did not start within ${startTimeoutMs / 1_000} s`)),
        startTimeoutMs,
      );
    });
  } finally {
    clearTimeout(timer);
  }
}

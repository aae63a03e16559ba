import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { siteFlags } from '../../scripts/site-flags.ts';

export type BuiltSite = {
  origin: string;
  port: number;
  process: ChildProcess;
  /** Everything that it has printed. */
  output: () => string;
  /** Its metrics as text, where `METRICS_PORT` is set. */
  readMetrics: () => Promise<string>;
  /** Stops it as a service manager does. @returns the exit code */
  stop: () => Promise<number | null>;
  /** Kills it as a power cut does. */
  kill: () => Promise<void>;
};

/**
 * Runs the built site in a process of its own, on a free port. Builds it first if the build is old.
 *
 * @param folder of the sources and their build
 * @throws with its output, if it exits before it listens
 */
export async function startBuiltSite(
  databaseUrl: string,
  environment: Record<string, string> = {},
  folder = '.',
): Promise<BuiltSite> {
  const child = spawn(process.execPath, [...siteFlags(folder), 'scripts/start.js'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, url] = /The site is at (\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    ended.then(() => reject(new Error(`The site did not start:\n${output}`)), reject);
  });
  return {
    origin,
    port: Number(new URL(origin).port),
    process: child,
    output: () => output,
    async readMetrics() {
      const [, url = ''] = /The metrics are at (\S+)/.exec(output) ?? [];
      return await (await fetch(url)).text();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The value of one metric in the text of them all, or NaN. */
export function metricValue(metrics: string, name: string): number {
  const line = metrics.split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** A large SQLite file is opened, and a migration may run. */
const startTimeoutMs = 5 * 60_000;
/** As `TimeoutStopSec` of `deploy/site.service`: requests may take 10 s, and closing 5. */
const stopTimeoutMs = 20_000;

/** A process that has the site's port open. */
export type Serving = { release: string; script: ServingScript; origin: string; worker: Worker };

/** `closed.js` answers 503 while the site is closed. */
export type ServingScript = 'serve.js' | 'closed.js';

/** Workers that were told to end: their end is no failure. */
const stopping = new WeakSet<Worker>();

// Workers accept connections themselves, from one socket: it stays open while at least one of them has it.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * Starts a release beside what serves already, at the same port.
 *
 * @returns once it listens
 * @throws {Error} if it ends before, or takes too long
 */
export async function startWorker(
  release: string,
  script: ServingScript = 'serve.js',
): Promise<Serving> {
  // Each release runs on its own Node: `cluster` starts workers by this path.
  const node = join(release, 'node_modules/.bin/node');
  if (existsSync(node)) process.execPath = realpathSync(node);
  cluster.setupPrimary({ exec: join(release, 'scripts', script), execArgv: [] });
  const worker = cluster.fork();
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  worker.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'origin' in message)
      resolve(String(message.origin));
  });
  worker.once('exit', (code, signal) =>
    reject(new Error(`${release} ended before it listened (${signal ?? code}): see the log`)),
  );
  const timer = setTimeout(() => {
    reject(new Error(`${release} did not listen within ${startTimeoutMs / 1_000} s`));
    worker.process.kill('SIGKILL');
  }, startTimeoutMs);
  try {
    return { release, script, worker, origin: await listening };
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a worker as a service manager does. @returns its exit code */
export async function stopWorker({ worker }: Serving): Promise<number> {
  stopping.add(worker);
  if (worker.isDead()) return worker.process.exitCode ?? 1;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeoutMs);
  const [code] = await exited;
  clearTimeout(timer);
  return typeof code === 'number' ? code : 1;
}

/** Calls back if the worker ends without being told to. */
export function onDeath({ worker }: Serving, callback: (code: number) => void): void {
  worker.once('exit', (code) => {
    if (!stopping.has(worker)) callback(typeof code === 'number' && code !== 0 ? code : 1);
  });
}

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { siteFlags } from '../site-flags.ts';

/** Opening a large SQLite file takes long, and so may a migration. */
const startTimeoutMs = 5 * 60_000;
/** As `TimeoutStopSec` of `deploy/site.service`: requests may take 10 s, and closing the database 5 s. */
const stopTimeoutMs = 20_000;
/** It takes milliseconds, and meanwhile the worker still listens. */
const pauseTimeoutMs = 30_000;
/** It takes milliseconds, and meanwhile nothing listens. */
const resumeTimeoutMs = 5_000;

/** A process that listens, or is paused, at the site's port. */
export type Serving = { release: string; script: ServingScript; origin: string; worker: Worker };

/** `closed.js` answers 503 while the site is closed. */
export type ServingScript = 'serve.js' | 'closed.js';

/** Their exit is expected. */
const stopping = new WeakSet<Worker>();

// Workers accept connections from one shared socket. It stays open while at least one of them listens.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * Starts a release at the same port as the workers that listen already.
 *
 * @returns once it listens
 * @throws {Error} if it exits before, or takes too long
 */
export async function startWorker(
  release: string,
  script: ServingScript = 'serve.js',
): Promise<Serving> {
  // `cluster` starts workers with this path, and each release has a Node of its own.
  const node = join(release, 'node_modules/.bin/node');
  if (existsSync(node)) process.execPath = realpathSync(node);
  cluster.setupPrimary({ exec: join(release, 'scripts', script), execArgv: siteFlags(release) });
  const worker = cluster.fork();
  try {
    const origin = await replyOf(worker, readOrigin, startTimeoutMs);
    return { release, script, worker, origin };
  } catch (error) {
    stopping.add(worker);
    worker.process.kill('SIGKILL');
    throw error;
  }
}

function readOrigin(message: unknown): string | undefined {
  if (typeof message === 'object' && message !== null && 'origin' in message)
    return String(message.origin);
  return undefined;
}

/** Has the worker take no new connection until it is resumed. @throws {Error} if it does not reply */
export async function pauseWorker({ worker }: Serving): Promise<void> {
  worker.send('pause');
  await replyOf(worker, (message) => message === 'paused' || undefined, pauseTimeoutMs);
}

/** @throws {Error} if it does not reply */
export async function resumeWorker({ worker }: Serving): Promise<void> {
  worker.send('resume');
  await replyOf(worker, (message) => message === 'resumed' || undefined, resumeTimeoutMs);
}

/** Stops a worker as a service manager does. @returns its exit code */
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

/** Calls back if the worker exits without {@link stopWorker}. */
export function onUnexpectedExit({ worker }: Serving, callback: (code: number) => void): void {
  worker.once('exit', (code) => {
    if (!stopping.has(worker)) callback(typeof code === 'number' && code !== 0 ? code : 1);
  });
}

/**
 * @param read of a message what is waited for, or undefined
 * @throws {Error} if the worker exits before, or `timeoutMs` pass
 */
async function replyOf<Reply>(
  worker: Worker,
  read: (message: unknown) => Reply | undefined,
  timeoutMs: number,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const onMessage = (message: unknown) => {
    const reply = read(message);
    if (reply !== undefined) resolve(reply);
  };
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`The site exited (${signal ?? code}) before it replied: see its log`));
  worker.on('message', onMessage).once('exit', onExit);
  const timer = setTimeout(
    () => reject(new Error(`The site did not reply within ${timeoutMs / 1_000} s: see its log`)),
    timeoutMs,
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', onMessage).off('exit', onExit);
  }
}

import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { currentRelease } from '../upgrade/releases.ts';
import { type RunningStep, startStep } from './run-step.ts';
import {
  onUnexpectedExit,
  pauseWorker,
  resumeWorker,
  type Serving,
  startWorker,
  stopWorker,
} from './worker.ts';

/** How often recovery is tried: another instance may have to restore the database first. */
const recoveryAttempts = 30;
const recoveryPauseMs = 2_000;

export type Supervisor = {
  /** What serves once every change that was asked for is done. */
  serving: () => Promise<Serving>;
  /** Starts another release, and pauses the former one once the new one listens. {@link Supervisor.recover} ends it. */
  switchTo: (release: string) => Promise<void>;
  /** Answers 503 from now on, so that nobody writes to the database. @param release whose page is shown */
  close: (release: string) => Promise<void>;
  /** Runs a step of an upgrade: {@link startStep}. @throws {Error} if it fails or is stopped */
  runStep: (...parameters: Parameters<typeof startStep>) => Promise<void>;
  stopStep: () => void;
  /** Serves the current release alone, with its own database. */
  recover: () => Promise<void>;
  /** Stops everything. @returns the exit code */
  stop: () => Promise<number>;
};

/**
 * Serves the release that the link `current` leads to. After an upgrade, finished or not, that release serves.
 *
 * @param options.journal the file that exists while the database may have to be restored (`cold-copy.ts`)
 * @param options.onEnd called with an exit code when the site has exited and nothing serves
 */
export async function startSupervisor(options: {
  releases: string;
  journal: string;
  onEnd: (code: number) => void;
}): Promise<Supervisor> {
  const { releases, journal, onEnd } = options;
  let isStopping = false;
  /** The former release during an upgrade. */
  let paused: Serving | undefined;
  let step: RunningStep | undefined;

  const current = (): string => {
    const release = currentRelease(releases);
    if (release === null) throw new Error(`${releases} has no current release`);
    return release;
  };
  const isCurrent = ({ release, script }: Serving) =>
    release === current() && script === 'serve.js';
  const recoverDatabase = async () => {
    if (existsSync(journal)) await startStep(current(), ['recover']).exited;
  };
  const start = async (...parameters: Parameters<typeof startWorker>): Promise<Serving> => {
    const started = await startWorker(...parameters);
    onUnexpectedExit(started, (code) => {
      if (isStopping || serving !== started) return;
      if (isCurrent(started)) onEnd(code);
      else inOrder(recover).catch(() => onEnd(code));
    });
    return started;
  };
  const replace = async (next: Serving) => {
    const former = serving;
    serving = next;
    await stopWorker(former);
  };
  const stopPaused = async () => {
    const former = paused;
    paused = undefined;
    if (former) await stopWorker(former);
  };
  const switchTo = async (release: string) => {
    const next = await start(release);
    await stopPaused();
    if (serving.script === 'closed.js') return await replace(next);
    paused = serving;
    serving = next;
    await pauseWorker(paused);
  };
  /** The current release, listening. */
  const reopen = async (): Promise<Serving> => {
    const former = paused;
    paused = undefined;
    if (!former) return await start(current());
    if (isCurrent(former) && !former.worker.isDead())
      try {
        await resumeWorker(former);
        return former;
      } catch (error) {
        console.error(error);
      }
    // Without waiting for it: nothing listens now.
    void stopWorker(former);
    return await start(current());
  };
  const recover = async () => {
    if (existsSync(journal) || serving.script === 'closed.js') {
      // It may be about to migrate the database that is restored next.
      step?.stop();
      await step?.exited.catch(() => undefined);
    }
    if (isCurrent(serving)) {
      await stopPaused();
      return await recoverDatabase();
    }
    if (existsSync(journal) && serving.script === 'serve.js')
      await replace(await start(current(), 'closed.js'));
    for (let attempt = 1; ; attempt += 1) {
      try {
        await recoverDatabase();
        return await replace(await reopen());
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        // The service manager starts a new supervisor.
        if (attempt === recoveryAttempts && !isStopping) onEnd(1);
        if (attempt === recoveryAttempts || isStopping) throw error;
        await wait(recoveryPauseMs);
      }
    }
  };
  /** One change at a time. */
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return await done;
  };

  await recoverDatabase();
  let serving = await start(current());
  return {
    serving: async () => await inOrder(async () => serving),
    switchTo: async (release) => await inOrder(async () => await switchTo(release)),
    close: async (release) =>
      await inOrder(async () => await replace(await start(release, 'closed.js'))),
    async runStep(...parameters) {
      step = startStep(...parameters);
      await step.exited;
    },
    stopStep: () => step?.stop(),
    recover: async () => await inOrder(recover),
    async stop() {
      isStopping = true;
      const [code] = await Promise.all([stopWorker(serving), stopPaused()]);
      return code;
    },
  };
}

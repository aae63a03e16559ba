import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { currentRelease } from '../upgrade/releases.ts';
import { runStep } from './run-step.ts';
import { onDeath, type Serving, startWorker, stopWorker } from './worker.ts';

/** How often the way back is tried, where another instance has to put the database back first. */
const backAttempts = 30;
const backPauseMs = 2_000;

export type Supervisor = {
  serving: () => Serving;
  /** Starts another release, and stops the one before once it listens. */
  switchTo: (release: string) => Promise<void>;
  /** Answers 503 from now on, so that nobody writes to the database. @param release whose page is shown */
  close: (release: string) => Promise<void>;
  /** Serves the current release again, with the database that it had. */
  settle: () => Promise<void>;
  /** Ends everything. @returns the exit code */
  stop: () => Promise<number>;
};

/**
 * Serves the current release. Whatever an upgrade does, `current` decides: once the upgrade is over or dead, the
 * release that it leads to serves.
 *
 * @param options.journal the file that exists while the database may have to be put back (`hold-database.ts`)
 * @param options.onEnd called with an exit code when the site has died and nothing serves
 */
export async function startSupervisor(options: {
  releases: string;
  journal: string;
  onEnd: (code: number) => void;
}): Promise<Supervisor> {
  const { releases, journal, onEnd } = options;
  const current = (): string => {
    const release = currentRelease(releases);
    if (release === null) throw new Error(`${releases} has no current release`);
    return release;
  };
  const settleDatabase = async () => {
    if (existsSync(journal)) await runStep(current(), ['settle'], () => undefined);
  };
  let isStopping = false;
  const watch = (watched: Serving): Serving => {
    onDeath(watched, (code) => {
      if (isStopping || serving !== watched) return;
      if (watched.release === current() && watched.script === 'serve.js') onEnd(code);
      else inOrder(settle).catch(() => onEnd(code));
    });
    return watched;
  };
  const replace = async (next: Serving) => {
    const former = serving;
    serving = watch(next);
    await stopWorker(former);
  };
  const settle = async () => {
    if (serving.release === current() && serving.script === 'serve.js')
      return await settleDatabase();
    if (existsSync(journal) && serving.script === 'serve.js')
      await replace(await startWorker(current(), 'closed.js'));
    for (let attempt = 1; ; attempt += 1) {
      try {
        await settleDatabase();
        return await replace(await startWorker(current()));
      } catch (error) {
        console.error(`${error instanceof Error ? error.message : error}`);
        // The service manager starts it anew.
        if (attempt === backAttempts && !isStopping) onEnd(1);
        if (attempt === backAttempts || isStopping) throw error;
        await wait(backPauseMs);
      }
    }
  };
  /** One change at a time. */
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = async (work: () => Promise<void>) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    await done;
  };
  await settleDatabase();
  let serving = watch(await startWorker(current()));
  return {
    serving: () => serving,
    switchTo: async (release) =>
      await inOrder(async () => await replace(await startWorker(release))),
    close: async (release) =>
      await inOrder(async () => await replace(await startWorker(release, 'closed.js'))),
    settle: async () => await inOrder(settle),
    async stop() {
      isStopping = true;
      return await stopWorker(serving);
    },
  };
}

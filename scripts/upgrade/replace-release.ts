import { basename, join } from 'node:path';
import type { Session } from './control-client.ts';
import { makeCurrent } from './releases.ts';

/**
 * Has every instance run another release: tries it on a copy, then beside the site on its own database, then instead of
 * the former one, each instance after the other. `current` is changed once all is well; until then every supervisor
 * goes back by itself, even if this process dies.
 *
 * @param options.name of the release
 * @param options.former folder of the release that serves
 * @returns whether the former release can run on the database as it is now
 * @throws {Error} that says what was wrong, and what serves now
 */
export async function replaceRelease(options: {
  releases: string;
  name: string;
  former: string;
  sessions: readonly Session[];
}): Promise<{ canGoBack: boolean }> {
  const { releases, name, former, sessions } = options;
  const [first] = sessions;
  if (!first) throw new Error('There is no instance');
  const release = join(releases, name);
  try {
    // What a killed upgrade may have left.
    for (const session of sessions) await session.ask({ do: 'settle' });
    const { isBreaking } = await rehearse(first, release, former);
    if (isBreaking) await replaceClosed(options, first, release);
    else await replaceOpen(options, first, release);
    return { canGoBack: !isBreaking };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n\n${await goBack(sessions, former)}`);
  }
}

async function rehearse(
  session: Session,
  release: string,
  former: string,
): Promise<{ isBreaking: boolean }> {
  let isBreaking = false;
  const words = ['rehearse', former];
  await session.ask({ do: 'step', release, words }, (line) => {
    if (line.startsWith('{')) isBreaking = JSON.parse(line).isBreaking === true;
    else console.log(line);
  });
  return { isBreaking };
}

/** The former release serves until the new one does, and what visitors write meanwhile stays in either case. */
async function replaceOpen(
  { releases, name, sessions }: Parameters<typeof replaceRelease>[0],
  first: Session,
  release: string,
): Promise<void> {
  await runStep(first, release, ['live']);
  for (const session of sessions) {
    const startedAt = performance.now();
    const { origin } = await session.ask({ do: 'switch', release });
    await runStep(session, release, ['pages', origin]);
    console.log(
      `Handed over: ${origin} answers /readyz and ten pages (${secondsSince(startedAt)} s)`,
    );
  }
  for (const session of sessions) {
    // Where it died, the pages above are those of the former release, which the supervisor has started again.
    const serving = await session.ask({ do: 'status' });
    if (basename(serving.release) !== name) throw new Error(`${name} ended while it served`);
  }
  makeCurrent(releases, name);
}

/**
 * The site is closed from the copy of its database until the new release has shown all pages on it: nobody can write
 * what going back would lose. Once it is open it stays: it has served all pages on this very database.
 */
async function replaceClosed(
  { releases, name, former, sessions }: Parameters<typeof replaceRelease>[0],
  first: Session,
  release: string,
): Promise<void> {
  const startedAt = performance.now();
  console.log('Closing: visitors get a page that says so, with the status 503');
  for (const session of sessions) await session.ask({ do: 'close', release });
  await runStep(first, release, ['live', 'hold']);
  makeCurrent(releases, name);
  for (const [index, session] of sessions.entries())
    try {
      await session.ask({ do: 'switch', release });
    } catch (error) {
      // Nobody has written yet where the first one does not even listen.
      if (index === 0) makeCurrent(releases, basename(former));
      throw error;
    }
  console.log(`Open again, after ${secondsSince(startedAt)} s`);
  // It removes what was held.
  await runStep(first, release, ['settle']);
}

async function runStep(session: Session, release: string, words: string[]): Promise<void> {
  await session.ask({ do: 'step', release, words }, (line) => console.log(line));
}

/** @returns a sentence about what serves now */
async function goBack(sessions: readonly Session[], former: string): Promise<string> {
  const startedAt = performance.now();
  const failures: string[] = [];
  for (const session of sessions)
    try {
      const { release } = await session.ask({ do: 'settle' });
      if (basename(release) !== basename(former))
        failures.push(`${session.path} serves ${basename(release)}`);
    } catch (error) {
      failures.push(`${session.path}: ${error instanceof Error ? error.message : error}`);
    }
  if (failures.length === 0)
    return `The version before, ${basename(former)}, serves, with all data (${secondsSince(startedAt)} s). Mend what is said above, and try again`;
  return `Look at the log of the site (journalctl --unit site):\n${failures.join('\n')}`;
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

import { basename, join } from 'node:path';
import type { Session } from './control-client.ts';
import { makeCurrent } from './releases.ts';
import { secondsSince } from './seconds-since.ts';

/**
 * Tries a release on a copy of the database, migrates the database, and switches one instance after the other to the
 * release. The last change is the link `current`: until then each supervisor goes back to the former release as soon as
 * its connection to this process ends.
 *
 * @param options.name of the release
 * @param options.former folder of the release that serves
 * @returns whether the former release can run on the database now
 * @throws {Error} that says what failed, and what serves now
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
    // An upgrade may have been killed.
    for (const session of sessions) await session.ask({ do: 'recover' });
    const { isBreaking } = await rehearse(first, release, former);
    if (isBreaking) await replaceClosed(options, first, release);
    else await replaceOpen(options, first, release);
    for (const session of sessions) await session.ask({ do: 'recover' });
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
  await session.ask({ do: 'step', release, parameters: ['rehearse', former] }, (line) => {
    if (line.startsWith('{')) isBreaking = JSON.parse(line).isBreaking === true;
    else console.log(line);
  });
  return { isBreaking };
}

/** Both releases run on the migrated database, so visitors go on reading and writing. */
async function replaceOpen(
  { releases, name, sessions }: Parameters<typeof replaceRelease>[0],
  first: Session,
  release: string,
): Promise<void> {
  await runStep(first, release, ['migrate']);
  for (const session of sessions) {
    const startedAt = performance.now();
    const { origin } = await session.ask({ do: 'switch', release });
    await runStep(session, release, ['check', origin]);
    console.log(`Switched: ${origin} answers /readyz and ten pages (${secondsSince(startedAt)} s)`);
  }
  for (const session of sessions) {
    // If the release has exited, the supervisor resumed the former one, and that one answered.
    const serving = await session.ask({ do: 'status' });
    if (basename(serving.release) !== name) throw new Error(`${name} exited while it served`);
  }
  makeCurrent(releases, name);
}

/**
 * Closes the site before the database is copied, and opens it after the new release has answered all pages on the
 * migrated database. Nobody can write meanwhile, so restoring the copy loses nothing.
 */
async function replaceClosed(
  { releases, name, former, sessions }: Parameters<typeof replaceRelease>[0],
  first: Session,
  release: string,
): Promise<void> {
  const startedAt = performance.now();
  for (const session of sessions) await session.ask({ do: 'close', release });
  console.log('Closed: visitors get a page that says so, with the status 503');
  await runStep(first, release, ['migrate', 'closed']);
  makeCurrent(releases, name);
  for (const [index, session] of sessions.entries())
    try {
      await session.ask({ do: 'switch', release });
    } catch (error) {
      // While no instance listens, nobody has written.
      if (index === 0) makeCurrent(releases, basename(former));
      throw error;
    }
  console.log(`Open again, after ${secondsSince(startedAt)} s`);
}

async function runStep(session: Session, release: string, parameters: string[]): Promise<void> {
  await session.ask({ do: 'step', release, parameters }, (line) => console.log(line));
}

/** @returns a sentence about what serves now */
async function goBack(sessions: readonly Session[], former: string): Promise<string> {
  const startedAt = performance.now();
  const failures: string[] = [];
  for (const session of sessions)
    try {
      const { release } = await session.ask({ do: 'recover' });
      if (basename(release) !== basename(former))
        failures.push(`${session.path} serves ${basename(release)}`);
    } catch (error) {
      failures.push(`${session.path}: ${error instanceof Error ? error.message : error}`);
    }
  if (failures.length === 0)
    return `The former version, ${basename(former)}, serves, with all data (${secondsSince(startedAt)} s). Fix the error above, and try again`;
  return `Look at the log of the site (journalctl --unit site):\n${failures.join('\n')}`;
}

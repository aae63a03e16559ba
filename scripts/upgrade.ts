/**
 * `npm run upgrade -- <ref>`: switches the site to another version, and goes back if a step fails. It runs in the
 * clone, and needs no package.
 */
import { globSync, mkdirSync, statfsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runCommand, UsageError } from './run-command.ts';
import { askGit, buildRelease } from './upgrade/build-release.ts';
import { openSession, type Session } from './upgrade/control-client.ts';
import { withLock } from './upgrade/lock.ts';
import {
  currentRelease,
  makeCurrent,
  releasesFolder,
  removeOtherReleases,
} from './upgrade/releases.ts';
import { replaceRelease } from './upgrade/replace-release.ts';
import { secondsSince } from './upgrade/seconds-since.ts';

const usage = `Switches the site to another version: builds it, backs the site up, tries the version on a copy, and switches.
If a step fails, the former version serves.

  git fetch && npm run upgrade -- origin/main
  npm run upgrade -- <ref>              any commit, branch or tag of this clone, also an older one
    --socket <path>                     of a supervisor that is not found otherwise, once for each instance`;

/** For the packages of a build, the release, and temporary files. */
const neededMegabytes = 3_000;

// The user of the site reads the releases.
process.umask(0o022);

const root = resolve(import.meta.dirname, '..');
const releases = join(root, releasesFolder);

process.exitCode = await runCommand({
  usage,
  options: { socket: { type: 'string', multiple: true } },
  expected: [Error],
  async run({ words: [ref, ...rest], options }) {
    if (!ref || rest.length > 0)
      throw new UsageError('There must be one commit, branch or tag of this clone');
    const sockets = options.socket ? [options.socket].flat().map(String) : defaultSockets();
    mkdirSync(releases, { recursive: true });
    try {
      return await withLock(join(releases, 'lock'), async () => await upgrade(ref, sockets));
    } catch (error) {
      // Below the lines of the steps.
      console.error();
      throw error;
    }
  },
});
// Connections to supervisors may still be open.
process.exit();

/** Of supervisors that the units in `deploy` start, and of those that were started in the clone. */
function defaultSockets(): string[] {
  return ['/run/site*/site-*.sock', join(root, 'data/site-*.sock')].flatMap((pattern) =>
    globSync(pattern).sort(),
  );
}

/** @returns the last line of output */
async function upgrade(ref: string, sockets: readonly string[]): Promise<string> {
  const commit = await askGit(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  console.log(`Version: ${await askGit(root, 'log', '-1', '--format=%h "%s", %cs', commit)}`);
  const former = currentRelease(releases);
  if (former !== null && basename(former) === commit.slice(0, 12))
    return 'It runs already: nothing to do';
  assertRoom();
  const sessions = await openSessions(sockets);
  if (former !== null && sessions.length === 0)
    throw new Error(
      `No supervisor answers, so nothing was changed. Start the site (systemctl start site), or give its socket with --socket. Tried: ${sockets.join(', ') || 'no socket'}`,
    );
  const startedAt = performance.now();
  const name = await buildRelease(root, releases, commit);
  console.log(`Build: ${join(releases, name)} (${secondsSince(startedAt)} s)`);
  if (former === null) {
    makeCurrent(releases, name);
    return 'This is the first release. Now start the site, as in docs/operate.md';
  }
  const { canGoBack } = await replaceRelease({ releases, name, former, sessions });
  removeOtherReleases(releases, [name, basename(former)]);
  const wayBack = canGoBack
    ? `npm run upgrade -- ${basename(former)}`
    : 'restore the backup; what was written since is lost';
  return `Done: ${name} serves. To go back: ${wayBack}`;
}

async function openSessions(sockets: readonly string[]): Promise<Session[]> {
  const opened = await Promise.all(sockets.map(openSession));
  return opened.filter((session) => session !== null);
}

function assertRoom(): void {
  const { bavail, bsize } = statfsSync(releases);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < neededMegabytes)
    throw new Error(
      `The disk of ${releases} has ${free} MB left, and a build needs ${neededMegabytes} MB: make room. Nothing was changed`,
    );
}

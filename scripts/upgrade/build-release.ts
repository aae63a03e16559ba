import { type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const installTimeoutMs = 15 * 60_000;
const buildTimeoutMs = 15 * 60_000;
const otherTimeoutMs = 2 * 60_000;
const toldLines = 30;

/** Where the last version was built, with its packages; the next build goes on from there. */
const buildFolder = 'build';
const packagesOf = 'packages-of';

/**
 * Builds a commit of the clone into a release of its own, beside those that there are. Packages are installed only
 * where the lock file differs from that of the last build.
 *
 * @param root the clone
 * @param releases the folder of the releases
 * @throws {Error} with the end of the output of what failed
 */
export async function buildRelease(
  root: string,
  releases: string,
  commit: string,
): Promise<string> {
  const name = commit.slice(0, 12);
  const release = join(releases, name);
  // A release gets its name when it is whole.
  if (existsSync(release)) return name;
  const build = join(releases, buildFolder);
  const part = `${release}.part`;
  emptyExceptPackages(build);
  rmSync(part, { recursive: true, force: true });
  const log = join(releases, 'build.log');
  rmSync(log, { force: true });
  const run = async (command: string, words: string[], timeoutMs: number) =>
    await runLogged([command, ...words], { cwd: build, timeout: timeoutMs }, log);
  // The files of the commit, and nothing of git.
  const archive = join(releases, 'build.tar');
  await askGit(root, 'archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-x', '-f', archive], otherTimeoutMs);
  rmSync(archive);
  const lock = hashOf(join(build, 'package-lock.json'));
  const note = join(releases, packagesOf);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== lock) {
    rmSync(note, { force: true });
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], installTimeoutMs);
    writeFileSync(note, lock);
  }
  await run('npm', ['run', 'release', '--', part, '--with-node'], buildTimeoutMs);
  renameSync(part, release);
  return name;
}

/** @returns what git prints, without the line break at the end */
export async function askGit(root: string, ...words: string[]): Promise<string> {
  const git = spawn('git', ['-C', root, ...words], { timeout: otherTimeoutMs });
  const closed = new Promise<number | null>((resolve, reject) => {
    git.on('error', reject).on('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(git.stdout), text(git.stderr), closed]);
  if (code !== 0) throw new Error(errors.trim() || `git ${words[0]} failed`);
  return output.trim();
}

function emptyExceptPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
}

async function runLogged(
  [command = '', ...words]: string[],
  options: SpawnOptions,
  log: string,
): Promise<void> {
  const output = openSync(log, 'a');
  const child = spawn(command, words, {
    ...options,
    // npm would leave out what a build needs.
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code === 0) return;
  const lines = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    // Of a stack, the message alone.
    .filter((line) => !/^\s+at /.test(line))
    .slice(-toldLines);
  throw new Error(
    `${command} ${words.slice(0, 2).join(' ')} failed${code === null ? ', or took too long' : ''}:\n${lines.join('\n')}\n(all of it is in ${log})`,
  );
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

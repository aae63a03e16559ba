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
const maxLogLines = 30;

/** Where the last version was built. The next build reuses its packages. */
const buildFolder = 'build';
/** A file with the hash of the lock file that the packages were installed from. */
const installedLock = 'installed-lock';

/**
 * Builds a commit of the clone into a new release. Packages are installed only if the lock file differs from that of
 * the last build.
 *
 * @param root the clone
 * @param releases the folder of the releases
 * @returns the name of the release
 * @throws {Error} with the last lines of the command that failed
 */
export async function buildRelease(
  root: string,
  releases: string,
  commit: string,
): Promise<string> {
  const name = commit.slice(0, 12);
  const release = join(releases, name);
  // A release gets its name when it is complete.
  if (existsSync(release)) return name;
  const build = join(releases, buildFolder);
  const part = `${release}.part`;
  removeAllButPackages(build);
  rmSync(part, { recursive: true, force: true });
  const log = join(releases, 'build.log');
  rmSync(log, { force: true });
  const run = async (command: string, parameters: string[], timeoutMs: number) =>
    await runLogged([command, ...parameters], { cwd: build, timeout: timeoutMs }, log);
  const archive = join(releases, 'build.tar');
  await askGit(root, 'archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-x', '-f', archive], otherTimeoutMs);
  rmSync(archive);
  const lock = hashOf(join(build, 'package-lock.json'));
  const installed = join(releases, installedLock);
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    rmSync(installed, { force: true });
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], installTimeoutMs);
    writeFileSync(installed, lock);
  }
  await run('npm', ['run', 'release', '--', part, '--with-node'], buildTimeoutMs);
  // After a power cut, files that are not flushed may be empty.
  await run('sync', ['-f', part], otherTimeoutMs);
  renameSync(part, release);
  return name;
}

/** @returns what git prints, without the line break at the end */
export async function askGit(root: string, ...parameters: string[]): Promise<string> {
  const git = spawn('git', ['-C', root, ...parameters], { timeout: otherTimeoutMs });
  const closed = new Promise<number | null>((resolve, reject) => {
    git.on('error', reject).on('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(git.stdout), text(git.stderr), closed]);
  if (code !== 0) throw new Error(errors.trim() || `git ${parameters[0]} failed`);
  return output.trim();
}

function removeAllButPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
}

async function runLogged(
  [command = '', ...parameters]: string[],
  options: SpawnOptions,
  log: string,
): Promise<void> {
  const output = openSync(log, 'a');
  const child = spawn(command, parameters, {
    ...options,
    // In production, npm would not install what a build needs.
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
    // Stack frames.
    .filter((line) => !/^\s+at /.test(line))
    .slice(-maxLogLines);
  throw new Error(
    `${command} ${parameters.slice(0, 2).join(' ')} failed${code === null ? ', or took too long' : ''}:\n${lines.join('\n')}\n(${log} has all of its output)`,
  );
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

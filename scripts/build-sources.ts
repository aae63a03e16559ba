import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Has the two hashes of the sources that `dist` was built from, a line each. */
export const hashFile = 'dist/built-from';

/** Everything that the build reads: pages and server, their content and assets, and its own scripts. */
export const sourceFolders = ['src', 'content', 'public', 'media/drawings', 'scripts/vite'];
export const sourceFiles = [
  'media/default-cover.svg',
  'scripts/add-licenses.ts',
  'scripts/build-sources.ts',
  'scripts/build.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The build writes the route tree itself. It reads no test: for styles, `@source not` leaves them out. */
const isSource = (name: string) => name !== 'routeTree.gen.ts' && !name.includes('.test.');

/**
 * Whether `dist` was built from the current sources. Each start asks this, and reading all sources would take three
 * times as long as asking for their times. Contents decide where times differ, as after a change of branches and back.
 */
export function isBuildCurrent(): boolean {
  if (!existsSync(hashFile)) return false;
  const [stats, contents] = readFileSync(hashFile, 'utf8').split('\n');
  return stats === hashStats() || contents === hashContents();
}

/** @returns what `hashFile` has after a build of the current sources */
export function hashSources(): string {
  return `${hashStats()}\n${hashContents()}`;
}

/** @returns the paths of all sources of the build, in one order on every machine */
export function listSources(): string[] {
  const inFolders = sourceFolders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [...inFolders, ...sourceFiles].sort();
}

/** By the time of the last change of each file's inode, since no tool can set it back, and the size. */
function hashStats(): string {
  const hash = createHash('sha256');
  for (const file of listSources()) {
    const { ctimeMs, size } = statSync(file);
    hash.update(`${file} ${ctimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Reads one file after the other. For hundreds of small files, this takes a third of the time of parallel reads. */
function hashContents(): string {
  const hash = createHash('sha256');
  for (const file of listSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

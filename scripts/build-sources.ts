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
  const sources = listSources();
  return stats === hashStats(sources) || contents === hashContents(sources);
}

/** @returns what `hashFile` has after a build of the current sources */
export function hashSources(): string {
  const sources = listSources();
  return `${hashStats(sources)}\n${hashContents(sources)}`;
}

/** @returns the paths of all sources of the build, in one order on every machine */
export function listSources(): string[] {
  const inFolders = sourceFolders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [...inFolders, ...sourceFiles].sort();
}

/** Hashes the ctime and the size of each file. Unlike the mtime, no tool sets the ctime back. */
function hashStats(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { ctimeMs, size } = statSync(file);
    hash.update(`${file} ${ctimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Reads one file after the other. For hundreds of small files, this takes a third of the time of parallel reads. */
function hashContents(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** `npm run build`: makes the production build and stores a hash of its sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import {
  compressAll,
  encodings,
  fileExtensions,
  isCompressible,
} from '#platform/http/content-encoding.ts';
import { addLicenses } from './add-licenses.ts';

const hashFile = 'dist/built-from';

/** Everything that the build reads: pages and server, their content and assets, and its own scripts. */
const sourceFolders = ['src', 'content', 'public', 'media/drawings', 'scripts/vite'];
const sourceFiles = [
  'media/default-cover.svg',
  'scripts/add-licenses.ts',
  'scripts/build.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Whether `dist` was built from the current sources. It compares contents, because a fresh clone has new file times.
 */
export function isBuildCurrent(): boolean {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashSources();
}

export async function build(): Promise<void> {
  // Child processes need it too: React chooses its production code by it.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const before = hashSources();
  // A build that fails leaves files of two versions.
  await rm(hashFile, { force: true });
  console.log('Building the site…');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // Removes V8's cache of the build before. The folders stay, because this process may be about to write there
  // (scripts/start.js).
  for await (const entry of glob('dist/compiled/**/*', { withFileTypes: true }))
    if (entry.isFile()) await rm(join(entry.parentPath, entry.name));
  await addLicenses();
  await compressAssets();
  await writeFile(hashFile, before);
}

/** Compresses each file once, at the highest level. The server sends these files unchanged. */
async function compressAssets(): Promise<void> {
  for await (const entry of glob('dist/client/**/*', { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (!isCompressible(getMimeType(path) ?? '', bytes)) continue;
    const bodies = await compressAll(bytes, 'small');
    for (const encoding of encodings)
      await writeFile(path + fileExtensions[encoding], bodies[encoding]);
  }
}

/** @returns the paths of all sources of the build, in one order on every machine */
export function listSources(): string[] {
  const inFolders = sourceFolders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    // The build itself writes the route tree.
    .filter((entry) => entry.isFile() && entry.name !== 'routeTree.gen.ts')
    .map((entry) => join(entry.parentPath, entry.name));
  return [...inFolders, ...sourceFiles].sort();
}

/** Reads one file after the other. For hundreds of small files, this takes a third of the time of parallel reads. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of listSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();

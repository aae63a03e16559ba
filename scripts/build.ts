/** `npm run build`: makes the production build and notes which sources it was made from. */
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

const noteFile = 'dist/built-from';

/** Everything that the build reads: pages and server, what they are made from, and what makes them. */
const sourceFolders = ['src', 'content', 'public', 'media/drawings', 'scripts'];
const sourceFiles = [
  'media/default-cover.svg',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Whether `dist` was built from the sources as they are now. Compares contents: a fresh clone has new file times. */
export function isBuildCurrent(): boolean {
  return existsSync(noteFile) && readFileSync(noteFile, 'utf8') === hashSources();
}

export async function build(): Promise<void> {
  // A child would need this too: React picks its production code by it.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const before = hashSources();
  console.log('Building the site…');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // What V8 kept of the build before. The folders stay: this process may be about to write there (scripts/start.js).
  for await (const entry of glob('dist/compiled/**/*', { withFileTypes: true }))
    if (entry.isFile()) await rm(join(entry.parentPath, entry.name));
  await addLicenses();
  await compressAssets();
  await writeFile(noteFile, before);
}

/** The server sends these as they are: a file is compressed once, and as small as it gets. */
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

/** @returns the paths of all that the build is made from, in one order on every machine */
export function listSources(): string[] {
  const inFolders = sourceFolders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    // The route tree is written by the build itself.
    .filter((entry) => entry.isFile() && entry.name !== 'routeTree.gen.ts')
    .map((entry) => join(entry.parentPath, entry.name));
  return [...inFolders, ...sourceFiles].sort();
}

/** Reads one file after the other: with hundreds of small ones, that takes a third of the time of reading them together. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of listSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();

/** `npm run build`: makes the production build and stores a hash of its sources. */
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
import { hashFile, hashSources, isBuildCurrent } from './build-sources.ts';

/** Builds if the build is missing or older than its sources. */
export async function buildIfNeeded(): Promise<void> {
  if (!isBuildCurrent()) await build();
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
  const paths: string[] = [];
  for await (const entry of glob('dist/client/**/*', { withFileTypes: true }))
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  // All at once: on one file after the other, the slowest encoding of each would leave the other cores without work.
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!isCompressible(getMimeType(path) ?? '', bytes)) return;
  const bodies = await compressAll(bytes, 'small');
  for (const encoding of encodings)
    await writeFile(path + fileExtensions[encoding], bodies[encoding]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();

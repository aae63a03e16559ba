/** `npm run build`: makes the production build and notes which sources it was made from. */
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import {
  compressInto,
  encodings,
  endings,
  isCompressible,
} from '#platform/http/content-encoding.ts';

const noteFile = 'dist/built-from';

/** Everything that the build reads. */
const sources = [
  'src/**/*',
  'content/**/*',
  'public/**/*',
  'media/drawings/**/*',
  'media/default-cover.svg',
  'vite.config.ts',
  'scripts/compiled-messages.ts',
  'package.json',
  'package-lock.json',
];

/** Whether `dist` was built from the sources as they are now. Compares contents: a fresh clone has new file times. */
export async function isBuildCurrent(): Promise<boolean> {
  const note = await readFile(noteFile, 'utf8').catch(() => null);
  return note !== null && note === (await hashSources());
}

export async function build(): Promise<void> {
  // A child would need this too: React picks its production code by it.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const before = await hashSources();
  console.log('Building the site…');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // What V8 kept of the build before (scripts/start.ts).
  await rm('dist/compiled', { recursive: true, force: true });
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
    const bodies = await compressInto(bytes, 'small');
    for (const encoding of encodings) await writeFile(path + endings[encoding], bodies[encoding]);
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    // The route tree is written by the build itself.
    if (entry.isFile() && entry.name !== 'routeTree.gen.ts') {
      files.push(`${entry.parentPath}/${entry.name}`);
    }
  }
  for (const file of files.sort()) {
    hash.update(file.slice(process.cwd().length));
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();

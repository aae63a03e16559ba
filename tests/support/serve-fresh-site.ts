/** Runs the built site on a new, empty database of the engine that is named, and removes it at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './start-postgres.ts';

process.env.NODE_ENV = 'production';
process.env.DATABASE_URL = process.argv[2] === 'postgres' ? await newPostgres() : newFile();

// Not `npm start`, which would build anew under a test that runs while someone edits.
const built = new URL('../../dist/server/server.js', import.meta.url).href;
const server: { run: () => Promise<void> } = await import(built);
await server.run();

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  return `file:${join(folder, 'site.db')}`;
}

/** The package ends its server when this process does. */
async function newPostgres(): Promise<string> {
  const { url } = await startPostgres();
  return `${url}/postgres`;
}

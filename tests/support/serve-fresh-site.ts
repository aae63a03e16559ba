/**
 * Runs the built site on a new, empty database of the engine that is named, and removes it at the end. The assistant asks a
 * model server of the tests' own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdmin } from '#domain/auth/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { startModelServer } from '../fakes/model-server.ts';
import { answerObediently } from '../fakes/obedient-model.ts';
import { admin, editors, keeper } from './admin-account.ts';
import { startPostgres } from './start-postgres.ts';

const databaseUrl = process.argv[2] === 'postgres' ? await newPostgres() : newFile();
await createAccounts();
const models = await startModelServer(answerObediently);
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  // A test may ask as many visitors.
  TRUST_PROXY: '1',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'obedient',
  AI_BASE_URL: models.baseUrlFor('openai-compatible'),
});

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

async function createAccounts(): Promise<void> {
  const database = await openDatabase(databaseUrl);
  for (const username of [admin.username, ...editors, keeper])
    await createAdmin(database, { username, password: admin.password });
  await database.destroy();
}

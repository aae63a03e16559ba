/**
 * Runs the built site on a new, empty database of the named engine, and removes the database at the end. The assistant
 * uses the tests' own model server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdmin } from '#domain/auth/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { startModelServer } from '../fakes/model-server.ts';
import { answerObediently } from '../fakes/obedient-model.ts';
import { admin, adminOfWorker, editors, guests, keeper } from './admin-account.ts';
import { startPostgres } from './start-postgres.ts';

const databaseUrl = process.argv[2] === 'postgres' ? await newPostgres() : newFile();
await createAccounts();
const models = await startModelServer(answerObediently);
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  // Lets a test act as many visitors.
  TRUST_PROXY: '1',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'obedient',
  AI_BASE_URL: models.baseUrlFor('openai-compatible'),
});

// Not `npm start`, which would rebuild during a test when someone edits a source.
const built = new URL('../../dist/server/server.js', import.meta.url).href;
const server: { run: () => Promise<void> } = await import(built);
await server.run();

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  return `file:${join(folder, 'site.db')}`;
}

/** The package stops its server when this process ends. */
async function newPostgres(): Promise<string> {
  const { url } = await startPostgres();
  return `${url}/postgres`;
}

async function createAccounts(): Promise<void> {
  const database = await openDatabase(databaseUrl);
  for (const username of [...adminOfWorker, ...editors, ...guests, keeper])
    await createAdmin(database, { username, password: admin.password });
  await database.destroy();
}

/**
 * Runs the built site on new databases until a signal or the end of its parent: one process for each `<engine>:<port>`
 * of the command line, at most one of them on PostgreSQL. Each site has the starter posts and the tests' accounts, and
 * uses the tests' own model server. The end removes the databases.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createAdmin } from '#domain/auth/index.ts';
import { createBackup, restoreBackup } from '#platform/backup/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { startModelServer } from '../fakes/model-server.ts';
import { answerByRules } from '../fakes/rule-based-model.ts';
import { admin, adminOfWorker, editors, guests, twoFactorAccount } from './admin-account.ts';
import { fastTemporaryFolder } from './fast-temporary-folder.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

type Site = { port: string; databaseUrl: string };

process.env.TMPDIR = fastTemporaryFolder();
const folder = mkdtempSync(join(process.env.TMPDIR, 'site-e2e-'));
const servers: ChildProcess[] = [];
let postgres: TestPostgres | undefined;
let isStopping = false;
process.once('SIGTERM', () => void stop());
// Playwright sends no signal if it is killed itself.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(), 1_000).unref();
process.on('exit', () => rmSync(folder, { recursive: true }));

const models = await startModelServer(answerByRules);
const [first, ...others] = await Promise.all(process.argv.slice(2).map(newSite));
if (!first) throw new Error('Name an engine and a port, such as sqlite:21730');
await addAccounts(first);
await serve(first);
// Encoding the pictures of the starter posts takes seconds, so the other sites start with a copy.
await Promise.all((await copyTo(others)).map(serve));
console.log('The sites are ready');

async function newSite(word: string): Promise<Site> {
  const [engine, port = ''] = word.split(':');
  if (engine !== 'postgres') return { port, databaseUrl: `file:${join(folder, `${port}.db`)}` };
  postgres = await startPostgres();
  return { port, databaseUrl: `${postgres.url}/postgres` };
}

/** All accounts have one password, so it is hashed once. */
async function addAccounts({ databaseUrl }: Site): Promise<void> {
  const database = await openDatabase(databaseUrl);
  await createAdmin(database, { username: twoFactorAccount, password: admin.password });
  const account = await database.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
  const usernames = [...adminOfWorker, ...editors, ...guests];
  await database
    .insertInto('admins')
    .values(usernames.map((username) => ({ ...account, username })))
    .execute();
  await database.destroy();
}

async function copyTo(sites: Site[]): Promise<Site[]> {
  if (!first || sites.length === 0) return sites;
  const copy = { path: join(folder, 'first.backup'), secret: undefined };
  await createBackup({ ...copy, databaseUrl: first.databaseUrl });
  for (const { databaseUrl } of sites)
    await restoreBackup({ ...copy, databaseUrl, overwrite: false });
  return sites;
}

/** Returns when the site listens. Not `npm start`, which would rebuild during a test when someone edits a source. */
async function serve({ port, databaseUrl }: Site): Promise<void> {
  const server = spawn(process.execPath, ['scripts/serve.js'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: 'localhost',
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      // Lets a test act as many visitors.
      TRUST_PROXY: '1',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'obedient',
      AI_BASE_URL: models.baseUrlFor('openai-compatible'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  const listens = new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('The site is at') && resolve());
  });
  const ends = once(server, 'exit').then(() => {
    if (!isStopping) throw new Error(`the site on port ${port} ended`);
  });
  await Promise.race([listens, ends]);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(
    servers.map(async (server) => {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    }),
  );
  await postgres?.stop();
  process.exit();
}

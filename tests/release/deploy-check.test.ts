import { execFile } from 'node:child_process';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '#domain/auth/index.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import type { CheckResult } from '../../scripts/deploy-check/check-result.ts';
import { runChecks } from '../../scripts/deploy-check/run-checks.ts';
import { createAuthority } from '../support/deploy/certificates.ts';
import { type ProxyFaults, startHttp, startHttpsProxy } from '../support/deploy/https-proxy.ts';
import { describeEachEngine, newDatabase, testOnFile } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';

const host = 'site.example';
const siteUrl = `https://${host}:${await getPort()}`;
const { authority, certify } = createAuthority();
const certificate = certify([host, `www.${host}`], 60);
const other = createAuthority();
/** About this machine and these sources, not about a site. */
const notOfTheSite = ['examples', 'clock', 'disk', 'memory', 'service', 'settings-file'];

const trusted = getCACertificates();
beforeAll(() => setDefaultCACertificates([...trusted, authority]));
afterAll(() => setDefaultCACertificates(trusted));

type Server = {
  faults?: ProxyFaults;
  certificate?: { key: string; cert: string };
  /** Answers plain http; by default it leads to https. */
  plainHttp?: Parameters<typeof startHttp>[0] | null;
  settings?: Record<string, string>;
  now?: Date;
};

/** Runs the checks against a built site behind a proxy. @returns each result by its id */
async function check(
  site: BuiltSite,
  database: Database,
  databaseUrl: string,
  server: Server = {},
): Promise<Map<string, CheckResult>> {
  const { plainHttp = (_, response) => response.writeHead(308, { location: siteUrl }).end() } =
    server;
  const endProxy = await startHttpsProxy(
    site.port,
    server.certificate ?? certificate,
    siteUrl,
    server.faults,
  );
  const environment = readEnvironment({
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    SECRET_KEY: 'thirty-two-or-more-random-characters',
    BACKUP_KEY: 'sixteen letters.',
    BACKUP_TO: 'file:/',
    ...server.settings,
  });
  const results = await runChecks({
    environment,
    database,
    now: server.now ?? new Date(),
    target: {
      siteUrl: new URL(siteUrl),
      address: '127.0.0.1',
      httpPort: plainHttp ? await startHttp(plainHttp) : 1,
    },
  });
  await endProxy();
  return new Map(results.map((result) => [result.id, result]));
}

/** The results that do not pass, with their states. */
function lacking(results: Map<string, CheckResult>): Record<string, string> {
  const rest = [...results].filter(
    ([id, { state }]) => state !== 'pass' && !notOfTheSite.includes(id),
  );
  return Object.fromEntries(rest.map(([id, { state }]) => [id, state]));
}

/** A site that lacks nothing: an account with two factors, and backups that were proven. */
async function prepareWhole(databaseUrl: string): Promise<Database> {
  await prepareSite(databaseUrl);
  const database = await openDatabase(databaseUrl);
  const at = new Date().toISOString();
  for (const job of ['backup', 'proof'])
    await database.insertInto('safety_jobs').values({ job, succeeded_at: at }).execute();
  const admins = await database.selectFrom('admins').select('username').execute();
  for (const { username } of admins)
    await database
      .insertInto('second_factors')
      .values({ username, secret: 'x', confirmed_at: at, last_step: 0 })
      .execute();
  return database;
}

async function startSite(databaseUrl: string): Promise<BuiltSite> {
  return await startBuiltSite(databaseUrl, {
    TRUST_PROXY: '1',
    SITE_URL: siteUrl,
    LOG_LEVEL: 'warn',
  });
}

describeEachEngine('deploy:check', (test) => {
  test('finds nothing at a server that lacks nothing', async ({ newDatabaseUrl }) => {
    const database = await prepareWhole(newDatabaseUrl);
    const site = await startSite(newDatabaseUrl);
    const results = await check(site, database, newDatabaseUrl);
    expect(lacking(results)).toEqual({});
    expect(results.get('trust-proxy')?.found).toContain('the site saw 127.0.0.1');
    await site.stop();
    await database.destroy();
  });
});

const sixDays = 6 * 86_400_000;

testOnFile('finds each thing that a server lacks, and nothing else', async ({ newDatabaseUrl }) => {
  const database = await prepareWhole(newDatabaseUrl);
  const site = await startSite(newDatabaseUrl);
  const servers: [server: Server, expected: Record<string, string>][] = [
    [{ faults: { forwarding: 'replaces' } }, {}],
    [{ faults: { forwarding: 'passes on' } }, { 'trust-proxy': 'fail' }],
    [{ faults: { forwarding: 'adds twice' } }, { 'trust-proxy': 'fail' }],
    [{ faults: { withoutHttp2: true } }, { http2: 'warn' }],
    [{ faults: { withoutCompression: true } }, { compression: 'fail' }],
    [{ faults: { drops: ['etag'] } }, { caching: 'fail' }],
    [{ faults: { drops: ['cache-control'] } }, { caching: 'fail' }],
    [{ faults: { drops: ['content-security-policy'] } }, { 'security-headers': 'fail' }],
    [{ faults: { hides: ['/robots.txt'] } }, { robots: 'fail' }],
    [{ faults: { hides: ['/sitemap.xml'] } }, { sitemap: 'warn' }],
    [{ faults: { hides: ['/api/deploy-check'] } }, { 'trust-proxy': 'unknown' }],
    [{ faults: { servesOtherName: true } }, { www: 'fail' }],
    [{ certificate: certify([host, `www.${host}`], 10) }, { certificate: 'fail' }],
    [{ certificate: certify([host], 60) }, { www: 'fail' }],
    [
      { certificate: other.certify([host, `www.${host}`], 60) },
      { certificate: 'fail', reached: 'fail', www: 'fail' },
    ],
    [{ plainHttp: null }, { 'https-redirect': 'fail' }],
    [{ plainHttp: (_, response) => response.end('the site') }, { 'https-redirect': 'fail' }],
    [{ settings: { SECRET_KEY: '' } }, { 'secret-key': 'fail' }],
    [{ settings: { BACKUP_TO: '' } }, { backup: 'fail' }],
    [
      {
        settings: {
          SMTP_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: `site@${host}`,
          MAIL_TO: `sales@${host}`,
        },
      },
      { mail: 'fail' },
    ],
    [{ settings: { HOST: '0.0.0.0', TRUST_PROXY: '1' } }, { host: 'warn' }],
    [{ now: new Date(Date.now() + sixDays) }, { backup: 'fail', 'backup-proof': 'fail' }],
  ];
  for (const [server, expected] of servers)
    expect({ server, lacks: lacking(await check(site, database, newDatabaseUrl, server)) }).toEqual(
      {
        server,
        lacks: expected,
      },
    );
  await createAdmin(database, { username: 'new', password: 'printed password', isGenerated: true });
  await database.updateTable('safety_jobs').set({ failure: 'place-full' }).execute();
  expect(lacking(await check(site, database, newDatabaseUrl))).toEqual({
    'generated-password': 'fail',
    'two-factor': 'fail',
    backup: 'fail',
    'backup-proof': 'fail',
  });
  await site.stop();
  expect(lacking(await check(site, database, newDatabaseUrl))).toMatchObject({ reached: 'fail' });
  await database.destroy();
});

test('nobody else learns what arrives of a request', async () => {
  const databaseUrl = await newDatabase('sqlite');
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl, { LOG_LEVEL: 'warn' });
  for (const authorization of ['', 'Bearer x', `Bearer ${'a'.repeat(43)}`]) {
    const response = await fetch(`${site.origin}/api/deploy-check`, { headers: { authorization } });
    expect(response.status).toBe(404);
  }
  await site.stop();
});

test('as a command it prints what, why and what to do, or JSON, and exits with 1', async () => {
  const databaseUrl = await newDatabase('sqlite');
  const run = async (...words: string[]) =>
    await promisify(execFile)(process.execPath, ['scripts/deploy-check.ts', ...words], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: '1' },
    }).catch((error: unknown) => error);
  expect(await run()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no database at/),
  });
  await prepareSite(databaseUrl);
  const told = await run();
  expect(told).toMatchObject({ code: 1, stderr: '' });
  expect(told).toHaveProperty(
    'stdout',
    expect.stringMatching(/^FAIL {5}SITE_URL is http:\/\/localhost:1\n +why: .+\n +do: {2}.+/),
  );
  const { stdout } = (await run('--json')) as { stdout: string };
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ id: 'site-url', state: 'fail' }),
  );
  expect(await run('--address', 'nowhere')).toMatchObject({ code: 2 });
});

import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createAdmin } from '#domain/auth/index.ts';
import { submitEnquiry } from '#domain/enquiries/index.ts';
import { deliveryChannels } from '#domain/enquiries/shared/enquiry.ts';
import type { Database } from '#platform/database/index.ts';
import { echoedFailures, startEchoingModelServer } from '../fakes/echoing-model-server.ts';
import { startEchoingReceiver } from '../fakes/echoing-receiver.ts';
import { modelProviders } from '../fakes/model-server.ts';
import { canaries, keysOfOneUse, modelKeys, sara, secrets, visitor } from '../support/canaries.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { encodingsOf, expectNoSecrets } from '../support/expect-no-secrets.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { enquiryForm, enquiryOptions } from '../support/sample-enquiry.ts';
import { signedInHeaders } from '../support/signed-in.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';
import { readStoredRows } from '../support/stored-rows.ts';

/** The files that the build reads. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-canaries-'));
  for (const path of [
    ...['src', 'content', 'public', 'media', 'scripts'],
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ])
    await cp(path, join(folder, path), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const env = { PATH: process.env.PATH, ...canaries };
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
}, 300_000);

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test.for(secrets)('%s is found in every encoding', (secret) => {
  for (const told of [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('hex'),
    ...['', 'a:', 'ab:'].flatMap((before) =>
      (['base64', 'base64url'] as const).map((form) =>
        Buffer.from(`${before}${secret} and more`).toString(form),
      ),
    ),
  ])
    expect(() => expectNoSecrets(`before ${told} after`, secrets)).toThrow('is in the text');
  // Each secret is long enough that it can't occur by chance.
  for (const form of encodingsOf(secret)) expect(form.length).toBeGreaterThan(20);
});

describeEachEngine('a site that was built and runs with secrets', (test) => {
  test('no file, response, log line, metric or row contains them, whatever fails', async ({
    databaseUrl,
    database,
  }) => {
    await prepareSite(databaseUrl);
    await createAdmin(database, sara);
    const models = await startEchoingModelServer();
    onTestFinished(models.close);
    const receiver = await startEchoingReceiver();
    const [name = '', message = ''] = visitor;
    await submitEnquiry(database, {
      ...enquiryOptions({ channels: deliveryChannels }),
      fields: enquiryForm({ name, message }),
    });
    let token = '';
    for (const [index, provider] of modelProviders.entries()) {
      const site = await startBuiltSite(
        databaseUrl,
        {
          ...canaries,
          // Every other site has only the key of all tasks, which otherwise nothing here would send.
          ...(index % 2 === 1 && Object.fromEntries(keysOfOneUse.map((name) => [name, '']))),
          ADMIN_USERNAME: sara.username,
          AI_PROVIDER: provider,
          AI_MODEL: 'm',
          AI_BASE_URL: models.url,
          LOG_LEVEL: 'trace',
          METRICS_PORT: '0',
          // A second place that nobody answers for: its errors are logged.
          BACKUP_TO: 's3://canaries/site',
          BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
          BACKUP_S3_KEY_ID: 'canary-id',
          // A mail server that is not there, and a receiver that repeats what it is sent.
          MAIL_FROM: 'site@lutka.example',
          MAIL_TO: 'sales@lutka.example',
          ENQUIRY_WEBHOOK_URL: receiver,
          TELEGRAM_API_URL: receiver,
          WHATSAPP_API_URL: receiver,
          TELEGRAM_CHAT_ID: '1',
          WHATSAPP_PHONE_ID: '106540',
          WHATSAPP_TO: '9647501234567',
        },
        folder,
      );
      // If the start fails, nothing else stops it.
      onTestFinished(site.kill);
      const ask = askOf(site);
      if (token === '') {
        token = await logIn(site);
        await misuse(ask, token);
        await sendUnreadable(site, token);
        await failEverything(ask, token, database);
        await vi.waitUntil(
          () => new Set(site.output().match(/"channel":"\w+"/g)).size === deliveryChannels.length,
          { timeout: 60_000 },
        );
      }
      await callAssistant(ask, provider, models.requests, database);
      const metrics = await site.readMetrics();
      await site.stop();
      expectNoSecrets(metrics, [...secrets, token, ...visitor], 'in the metrics');
      expectNoSecrets(site.output(), [...secrets, token, ...visitor], 'in the log');
      expect(metrics).toContain('site_assistant_runs_total');
    }
    const sent = models.requests.map((request) =>
      Object.values(modelKeys).filter((key) => request.includes(key)),
    );
    expect(sent.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(sent.flat())).toEqual(new Set(Object.values(modelKeys)));
    const rows = JSON.stringify(await readStoredRows(database));
    expectNoSecrets(rows, [...secrets, token], 'in the database');
    for await (const file of glob(join(folder, 'dist/**/*'), { withFileTypes: true })) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      expectNoSecrets(await readFile(path, 'latin1'), [...secrets, token], `in ${path}`);
    }
  });
});

type Ask = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<number>;

/** Requests something from a site, and fails if the response contains a secret. */
function askOf(site: BuiltSite): Ask {
  return async (path, init = {}) => {
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
    const told = JSON.stringify([...response.headers]) + (await response.text());
    const sent = /^Bearer (.+)$/.exec(init.headers?.authorization ?? '')?.[1];
    expectNoSecrets(told, [...secrets, ...(sent ? [sent] : [])], `by ${path}`);
    return response.status;
  };
}

/** The only response with a token. */
async function logIn(site: BuiltSite): Promise<string> {
  const response = await fetch(`${site.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sara),
  });
  const body = await response.json();
  expectNoSecrets(JSON.stringify(body), secrets, 'by the login');
  expect(body.token).toMatch(/^[\w-]{40,}$/);
  return body.token;
}

/** Requests pages, and makes calls that are wrong in many ways, with the password and the token in them. */
async function misuse(ask: Ask, token: string): Promise<void> {
  for (const path of [
    ...['/', '/arabic/blog', '/kurdish/about', '/blog/nothing', '/nothing', '/admin', '/rss.xml'],
    ...['/sitemap.xml', '/robots.txt', '/media/nothing', '/share/nothing', '/p/1', '/readyz'],
    ...['/api/openapi.json', '/api/nothing', '/api/blog/posts?limit=0', `/blog?token=${token}`],
  ])
    await ask(path);
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const send = async (path: string, body: string, headers: Record<string, string> = json) =>
    await ask(`/api/admin/${path}`, { method: 'POST', headers, body });
  const { password } = sara;
  const nobody = { username: 'nobody', password };
  const whole = JSON.stringify(nobody);
  for (const body of [
    whole,
    whole.slice(0, -1),
    whole.slice(0, -2),
    `${whole}${token}`,
    `"${password}"`,
    `${password}`,
    JSON.stringify({ ...nobody, username: password }),
    JSON.stringify({ ...nobody, username: [token] }),
    JSON.stringify({ ...nobody, password: [password] }),
    JSON.stringify({ ...nobody, password: password.repeat(99) }),
    JSON.stringify({ ...nobody, password: password.repeat(999) }),
    JSON.stringify({ ...nobody, [password]: token }),
    JSON.stringify({ ...nobody, code: password }),
  ])
    expect(await send('login', body)).toBeOneOf([400, 401, 413]);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    expect(await send('login', whole, { ...json, 'content-type': type })).toBe(415);
  for (const authorization of [`Basic ${token}`, `Bearer ${token}x`, `Bearer ${token} ${token}`])
    expect(await ask('/api/admin/session', { headers: { authorization } })).toBe(401);
  const next = { password: [password], next: password };
  expect(await send('account/password', JSON.stringify(next))).toBe(400);
  expect(await send('account/password', JSON.stringify({ password, next: '' }))).toBe(400);
  expect(await send('account/second-factor', JSON.stringify({ password }))).toBe(200);
  expect(await send('account/second-factor/confirm', JSON.stringify({ code: password }))).toBe(403);
  expect(await send('preview', JSON.stringify({ content: 1, language: token }))).toBe(400);
}

/** Sends bytes that are no request and contain the secrets. */
async function sendUnreadable(site: BuiltSite, token: string): Promise<void> {
  for (const words of [
    `GET / HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n ${sara.password}\r\n\r\n`,
    `${sara.password}\r\n\r\n`,
    `POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n${sara.password}`,
  ]) {
    const socket = connect(site.port, '127.0.0.1');
    socket.end(words);
    expectNoSecrets(await readText(socket), [...secrets, token], 'by what is no answer');
  }
}

/** Drops tables under the running site, and requests what needs them. */
async function failEverything(ask: Ask, token: string, database: Database): Promise<void> {
  const rename = async (name: string, to: string) =>
    await sql`alter table ${sql.table(name)} rename to ${sql.table(to)}`.execute(database);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const calls: [string, object?][] = [
    ['/api/admin/login', { method: 'POST', body: JSON.stringify(sara) }],
    ['/api/admin/session'],
    ['/api/blog/posts?limit=3'],
    ['/blog?fault'],
    ['/rss.xml?fault'],
    ['/media/1-1.webp'],
  ];
  for (const table of ['posts', 'sessions', 'image_variants']) await rename(table, `${table}_gone`);
  const statuses = [];
  for (const [path, init] of calls) statuses.push(await ask(path, { headers, ...init }));
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(2);
  for (const table of ['posts', 'sessions', 'image_variants']) await rename(`${table}_gone`, table);
}

const assistantCalls = [
  'enhance-blog',
  'translate-kurdish',
  'translate-arabic',
  'generate-kurdish-seo',
  'generate-arabic-seo',
  'second-look',
  'back-translate',
];

/** Each call takes its own part of it. */
const assistantInput = {
  title: 'A title',
  content: 'One.\n\nTwo.',
  language: 'ckb',
  reasonsIn: 'en',
  text: 'یەک.',
  paragraphs: [{ source: 'One.', translation: 'یەک.' }],
};

/** Repeats requests until the model server has failed in each of its ways. */
async function callAssistant(
  ask: Ask,
  provider: string,
  requests: readonly string[],
  database: Database,
): Promise<void> {
  const body = JSON.stringify(assistantInput);
  const until = requests.length + echoedFailures;
  for (let count = 0; requests.length < until; count += 1) {
    const headers = {
      ...(await signedInHeaders(database, `${provider} ${count}`)),
      'content-type': 'application/json',
      accept: count % 2 === 0 ? 'text/event-stream' : 'application/json',
    };
    const path = `/api/admin/${assistantCalls[count % assistantCalls.length]}`;
    expect(await ask(path, { method: 'POST', headers, body })).toBeOneOf([200, 503]);
  }
}

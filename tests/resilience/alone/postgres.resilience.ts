import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prepareSite } from '../../support/prepare-site.ts';
import { browser, publish, publishedSlug, statusOf, until } from '../../support/site-calls.ts';
import { type BuiltSite, startBuiltSite } from '../../support/start-built-site.ts';
import { startPostgres, type TestPostgres } from '../../support/start-postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';

let postgres: TestPostgres;
let proxy: TcpProxy;
let site: BuiltSite;
let headers: { authorization: string };
let cachedUrl: string;
let cachedSlug: string;

beforeAll(async () => {
  postgres = await startPostgres({ isRestartable: true });
  headers = await prepareSite(`${postgres.url}/postgres`);
  proxy = await startTcpProxy(postgres.port);
  site = await startBuiltSite(`postgres://postgres:postgres@127.0.0.1:${proxy.port}/postgres`);
  cachedSlug = await publishedSlug(await publish(site.origin, headers, 'Cached'));
  cachedUrl = `${site.origin}/blog/${cachedSlug}`;
  await cachePage();
}, 120_000);

// A partition or a lock that a failed test left must not fail the next one.
afterEach(() => proxy.join());

afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await postgres?.stop();
});

/**
 * Requests posts that are not cached. All must get a response: without the time limits of
 * platform/database/engines/postgres-pool.ts, a query to a dead server never ends, and neither does the test.
 */
async function askForUnknown(count: number) {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: count }, async () => {
      const response = await fetch(`${site.origin}/api/blog/posts/no-such-post-${randomUUID()}`);
      await response.arrayBuffer();
      return { status: response.status, hasRetryAfter: response.headers.has('retry-after') };
    }),
  );
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  if (answers.some(({ status }) => status === 503))
    console.log(`${count} requests without a database were answered within ${seconds} s`);
  return answers;
}

const unavailable = { status: 503, hasRetryAfter: true };

async function expectCachedPage(): Promise<void> {
  expect(await statusOf(cachedUrl)).toBe(200);
  expect(await statusOf(`${site.origin}/healthz`)).toBe(200);
}

/**
 * Caches the page once nothing will purge it any more: a post that was published changes what others lead to, a moment
 * later.
 */
async function cachePage(): Promise<void> {
  const client = new pg.Client(`${postgres.url}/postgres`);
  await client.connect();
  const pending = async () =>
    (await client.query('select post_id from related_pending')).rows.length;
  await until(pending, (count) => count === 0);
  await client.end();
  // A call of the panel responds once the site has heard of every change before it, even where it is rejected.
  const json = { ...headers, 'content-type': 'application/json' };
  const call = { method: 'POST', headers: json, body: '{}' };
  expect((await fetch(`${site.origin}/api/admin/blog/posts`, call)).status).toBe(400);
  await expectCachedPage();
}

async function expectRecovery(title: string): Promise<void> {
  await until(
    () => statusOf(`${site.origin}/readyz`),
    (status) => status === 200,
  );
  const slug = await publishedSlug(await publish(site.origin, headers, title));
  const page = await (await fetch(`${site.origin}/blog/${slug}`)).text();
  expect(page).toContain(`The text of ${title}.`);
  expect(await (await fetch(`${site.origin}/blog`)).text()).toContain(title);
  expect(site.process.exitCode).toBe(null);
  await cachePage();
}

test('during a partition cached pages are served, others respond 503, and afterwards all work again', async () => {
  await expectCachedPage();
  // Opens several connections. The partition kills all of them.
  await askForUnknown(10);
  proxy.part();
  const readers = 5;
  for (let reader = 0; reader < readers; reader += 1)
    await fetch(cachedUrl, { headers: { 'user-agent': `${browser} reader-${reader}` } });
  const asked = askForUnknown(15);
  const written = publish(site.origin, headers, 'Lost');
  expect(await statusOf(`${site.origin}/readyz`)).toBe(503);
  await expectCachedPage();
  expect(await asked).toEqual(Array.from({ length: 15 }, () => unavailable));
  const unwritten = await written;
  expect([unwritten.status, unwritten.headers.has('retry-after')]).toEqual([503, true]);
  expect(await unwritten.json()).toEqual({
    error: 'The database does not answer at the moment; try again shortly',
    code: 'database-unavailable',
    retryAfterSeconds: 5,
  });
  const page = await fetch(`${site.origin}/blog/not-cached-until-now`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  await expectCachedPage();
  proxy.join();
  await expectRecovery('After the partition');
  // Views during the outage are counted afterwards, once.
  const views = async () =>
    Number((await (await fetch(`${site.origin}/api/blog/posts/${cachedSlug}`)).json()).views);
  const client = new pg.Client(`${postgres.url}/postgres`);
  await client.connect();
  const counted = async () =>
    Number(
      (await client.query('select views from posts where slug = $1', [cachedSlug])).rows[0].views,
    );
  await until(counted, (count) => count >= readers, 60_000);
  expect(await counted()).toBe(readers);
  await client.end();
  expect(await views()).toBeLessThanOrEqual(readers);
});

test('broken connections are replaced without a lost response', async () => {
  await askForUnknown(10);
  proxy.cut();
  await expectCachedPage();
  await expectRecovery('After the cut');
});

test('with an exhausted pool the site responds 503 and serves cached pages', async () => {
  const client = new pg.Client(`${postgres.url}/postgres`);
  await client.connect();
  await client.query('begin');
  await client.query('lock table posts, settings in access exclusive mode');
  const asked = askForUnknown(40);
  expect(await statusOf(`${site.origin}/readyz`)).toBe(503);
  await expectCachedPage();
  expect(await asked).toEqual(Array.from({ length: 40 }, () => unavailable));
  await client.query('rollback');
  await client.end();
  await expectRecovery('After the crowd');
});

test('a restart of PostgreSQL needs no restart of the site', async () => {
  const statuses = new Set<number>();
  let isUp = false;
  const restarted = postgres.restart().finally(() => {
    isUp = true;
  });
  while (!isUp) {
    await expectCachedPage();
    for (const { status } of await askForUnknown(1)) statuses.add(status);
  }
  await restarted;
  expect([...statuses].filter((status) => status !== 404 && status !== 503)).toEqual([]);
  await expectRecovery('After the restart');
});

test('a process that stops for two seconds loses no valid request', async () => {
  const asked = askForUnknown(20);
  const written = publish(site.origin, headers, 'Through the stall');
  site.process.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const during = askForUnknown(5);
  site.process.kill('SIGCONT');
  const statuses = [...(await asked), ...(await during)].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await written).status).toBe(201);
  expect(await statusOf(`${site.origin}/readyz`)).toBe(200);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browser, publish, publishedSlug, statusOf, until } from '../../support/site-calls.ts';
import { type BuiltSite, startBuiltSite } from '../../support/start-built-site.ts';

const account = { username: 'zana', password: 'a password of three instances' };

let databaseUrl: string;
let client: pg.Client;
let sites: BuiltSite[];
let headers: { authorization: string };

beforeAll(async () => {
  const name = 'three_instances';
  const server = new pg.Client(`${inject('postgresUrl')}/postgres`);
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  databaseUrl = `${inject('postgresUrl')}/${name}`;
  client = new pg.Client(databaseUrl);
  await client.connect();
  // All instances start at once, on a database without tables.
  sites = await Promise.all([1, 2, 3].map(() => startInstance()));
}, 300_000);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await client.end();
});

async function startInstance(): Promise<BuiltSite> {
  return await startBuiltSite(databaseUrl, {
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    TRUST_PROXY: '1',
  });
}

let turn = 0;

/** The next instance, as a stateless load balancer chooses it. */
function nextOrigin(): string {
  turn += 1;
  return sites[turn % sites.length]?.origin ?? '';
}

async function login(password: string, ip: string): Promise<Response> {
  return await fetch(`${nextOrigin()}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ ...account, password }),
  });
}

async function count(query: string, values: unknown[] = []): Promise<number> {
  return Number((await client.query(query, values)).rows[0]?.count);
}

test('instances that start together migrate, fill and create the admin once', async () => {
  expect(await count('select count(*) from posts')).toBe(18);
  expect(await count('select count(*) from admins')).toBe(1);
  expect(await count('select count(*) - count(distinct name) as count from kysely_migration')).toBe(
    0,
  );
});

test('a session of one instance is valid on all, and ends on all', async () => {
  const { token } = await (await login(account.password, '192.0.2.1')).json();
  headers = { authorization: `Bearer ${token}` };
  const ask = () =>
    Promise.all(sites.map(({ origin }) => statusOf(`${origin}/api/admin/session`, { headers })));
  expect(await ask()).toEqual([200, 200, 200]);
  await fetch(`${nextOrigin()}/api/admin/logout`, { method: 'POST', headers });
  expect(await ask()).toEqual([401, 401, 401]);
  const again = await (await login(account.password, '192.0.2.1')).json();
  headers = { authorization: `Bearer ${again.token}` };
});

test('a limit holds for all instances together', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 12 }, () => login('wrong password', '192.0.2.66')),
  );
  const statuses = attempts.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect((await login(account.password, '192.0.2.1')).status).toBe(200);
});

/** Polls an instance until it shows the title. @returns how long after `since` it last did not */
async function lastWithoutMs(origin: string, title: string, since: number): Promise<number> {
  let lastMs = 0;
  for (;;) {
    const askedMs = performance.now() - since;
    if ((await (await fetch(`${origin}/blog`)).text()).includes(title)) return lastMs;
    lastMs = askedMs;
  }
}

test('all instances show what one of them publishes', async () => {
  let latestMs = 0;
  for (let round = 0; round < 10; round += 1) {
    // Each instance caches the list without the new post.
    await Promise.all(sites.map(({ origin }) => statusOf(`${origin}/blog`)));
    const title = `Seen by all ${round}`;
    const slug = await publishedSlug(await publish(nextOrigin(), headers, title));
    const start = performance.now();
    const latest = await Promise.all(
      sites.map(({ origin }) => lastWithoutMs(origin, title, start)),
    );
    for (const { origin } of sites) expect(await statusOf(`${origin}/blog/${slug}`)).toBe(200);
    latestMs = Math.max(latestMs, ...latest);
  }
  console.log(`Nobody who asked later than ${Math.round(latestMs)} ms after it missed a post`);
});

test('a reader counts once, whichever instance answers', async () => {
  const slug = await publishedSlug(await publish(nextOrigin(), headers, 'Much read'));
  const readers = Array.from({ length: 60 }, (_, index) => `198.51.100.${index}`);
  for (const visit of [1, 2, 3, 4])
    await Promise.all(
      readers.map((ip) =>
        statusOf(`${nextOrigin()}/blog/${slug}?visit=${visit}`, {
          headers: { 'user-agent': browser, 'x-forwarded-for': ip },
        }),
      ),
    );
  const views = () => count('select views as count from posts where slug = $1', [slug]);
  await until(views, (found) => found >= readers.length);
  // By then the last instances have written their counts.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(await views()).toBe(readers.length);
});

test('if one instance dies while publishing, the others have every acknowledged post, whole', async () => {
  const [victim] = sites;
  const titles = Array.from({ length: 60 }, (_, index) => `In the storm ${index}`);
  const acknowledged: string[] = [];
  let rejected = 0;
  const publishOne = async (title: string) => {
    try {
      acknowledged.push(await publishedSlug(await publish(nextOrigin(), headers, title)));
    } catch {
      rejected += 1;
    }
    if (acknowledged.length === 15) await victim?.kill();
  };
  const waiting = [...titles];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let title = waiting.shift(); title; title = waiting.shift()) await publishOne(title);
    }),
  );
  expect(rejected).toBeGreaterThan(0);
  sites = sites.slice(1);
  for (const { origin } of sites)
    for (const slug of acknowledged)
      expect(await statusOf(`${origin}/api/blog/posts/${slug}`)).toBe(200);
  const stored = await count("select count(*) from posts where title like 'In the storm%'");
  expect(stored).toBeGreaterThanOrEqual(acknowledged.length);
  // A post without a response may be stored, but none twice and none in part.
  expect(stored).toBeLessThanOrEqual(titles.length);
  expect(
    await count(
      "select count(*) from posts where title like 'In the storm%' and content <> '## Begin' || chr(10) || chr(10) || 'The text of ' || title || '.'",
    ),
  ).toBe(0);
  // A new instance takes its place, so the lock is free again.
  sites.push(await startInstance());
  expect((await publish(sites.at(-1)?.origin ?? '', headers, 'After the storm')).status).toBe(201);
});

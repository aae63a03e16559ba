import { expect, onTestFinished } from 'vitest';
import { createAdmin } from '#domain/auth/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { prepareSite } from './prepare-site.ts';
import { statusOf, until } from './site-calls.ts';
import { type BuiltSite, metricValue, startBuiltSite } from './start-built-site.ts';

const password = 'a boat of seven planks';
const accounts = ['sara', 'rezan', 'hana'] as const;

/** Wrong passwords for one account from one IP address. Five of them are checked. */
const attemptsOfPair = 25;
const lookedAt = 5;

/** The owner of the first account has signed in from this IP address before. */
const knownIp = '203.0.113.1';

/** Cached responses, and one that is rendered each time. */
const publicPaths = (turn: number) => ['/', '/kurdish/about', '/api/blog/posts', `/blog?q=${turn}`];

/**
 * Starts the built site and sends wrong and right logins at once, for three accounts from many IP addresses. A login
 * that gets 503 is sent again after its `Retry-After`. Meanwhile visitors read, and the owner of an attacked account
 * signs in from the known IP address.
 *
 * @param attempts the number of wrong logins; for every twenty of them, one right login comes from a new IP address
 * @returns the measurements as text
 */
export async function floodLogins(databaseUrl: string, attempts: number): Promise<string> {
  await prepareAccounts(databaseUrl);
  const site = await startBuiltSite(databaseUrl, {
    LOG_LEVEL: 'error',
    METRICS_PORT: '0',
    TRUST_PROXY: '1',
  });
  onTestFinished(() => site.kill());
  const rejected = { count: 0 };
  const logIn = async (login: Login) => await logInWithRetry(site, login, rejected);

  const owner = { username: accounts[0], password, ip: knownIp };
  expect((await sendLogin(site, owner)).status).toBe(200);
  for (const path of publicPaths(0)) await statusOf(site.origin + path);
  const memoryBefore = await residentMegabytes(site);

  const pairs = Array.from({ length: attempts / attemptsOfPair }, (_, index) => ({
    username: accounts[index % accounts.length] ?? '',
    ip: ipOf(index),
  }));
  const guests = Array.from({ length: attempts / 20 }, (_, index) => ({
    username: accounts[index % accounts.length] ?? '',
    password,
    ip: ipOf(pairs.length + index),
  }));
  let isOver = false;
  const storm = Promise.all([
    Promise.all(
      pairs.map(
        async (pair) =>
          await Promise.all(
            Array.from({ length: attemptsOfPair }, (_, index) =>
              logIn({ ...pair, password: `wrong ${index}` }),
            ),
          ),
      ),
    ),
    Promise.all(guests.map(logIn)),
  ]).finally(() => {
    isOver = true;
  });

  let read = 0;
  let ready = 0;
  let memoryMost = memoryBefore;
  const readers = async () => {
    do {
      for (const path of publicPaths(read)) {
        // Several readers, because one IP address would reach the limit for searches.
        const headers = { 'x-forwarded-for': `192.0.2.${read % 250}` };
        expect(await statusOf(site.origin + path, { headers }), path).toBe(200);
        read += 1;
      }
      // On a busy machine the database may respond later than a probe waits, so a few responses may be 503.
      if ((await statusOf(`${site.origin}/readyz`)) === 200) ready += 1;
      memoryMost = Math.max(memoryMost, await residentMegabytes(site));
    } while (!isOver);
  };
  let ownerSignedIn = 0;
  const returningOwner = async () => {
    do {
      // Succeeds at the first attempt each time.
      expect((await sendLogin(site, owner)).status).toBe(200);
      ownerSignedIn += 1;
      // More logins would only delay the others, because each takes one hash.
    } while (!isOver && ownerSignedIn < 20);
  };
  const [[wrong, right]] = await Promise.all([storm, readers(), returningOwner()]);

  for (const statuses of wrong) {
    expect(statuses.filter((status) => status === 401)).toHaveLength(lookedAt);
    expect(statuses.filter((status) => status === 429)).toHaveLength(attemptsOfPair - lookedAt);
  }
  expect(new Set(right)).toEqual(new Set([200]));
  expect(ready).toBeGreaterThan(0);
  await until(
    () => statusOf(`${site.origin}/readyz`),
    (status) => status === 200,
  );
  expect((await sendLogin(site, owner)).status).toBe(200);
  const attacker = { ...owner, ip: pairs[0]?.ip ?? '' };
  expect((await sendLogin(site, attacker)).status).toBe(429);
  expect(memoryMost - memoryBefore).toBeLessThan(allowedGrowthMegabytes);
  expect(await site.stop()).toBe(0);
  expect(site.output()).not.toContain('"level":"error"');
  expect(await countSessions(databaseUrl)).toBe(right.length + ownerSignedIn + 2);
  return [
    `${wrong.flat().length} wrong and ${right.length} right logins at once, ${rejected.count} times asked to wait`,
    `${read} public answers, ${ready} times ready and ${ownerSignedIn} sign-ins of the owner meanwhile`,
    `memory ${Math.round(memoryBefore)} MB before, at most ${Math.round(memoryMost)}`,
  ].join('; ');
}

/** Far below the cost of a thousand hashes of 19 MiB, and above the garbage of a flood. */
const allowedGrowthMegabytes = 600;

type Login = { username: string; password: string; ip: string };

async function prepareAccounts(databaseUrl: string): Promise<void> {
  await prepareSite(databaseUrl);
  const database = await openDatabase(databaseUrl);
  // The admin who was created for its headers is signed in.
  await database.deleteFrom('sessions').execute();
  for (const username of accounts) await createAdmin(database, { username, password });
  await database.destroy();
}

async function countSessions(databaseUrl: string): Promise<number> {
  const database = await openDatabase(databaseUrl);
  const sessions = await database.selectFrom('sessions').select('token_hash').execute();
  await database.destroy();
  return sessions.length;
}

function ipOf(index: number): string {
  return `198.51.${100 + (index >> 8)}.${index & 255}`;
}

async function sendLogin(site: BuiltSite, { ip, ...credentials }: Login): Promise<Response> {
  const response = await fetch(`${site.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(credentials),
  });
  await response.arrayBuffer();
  return response;
}

/** @returns the first status that is not 503 */
async function logInWithRetry(
  site: BuiltSite,
  login: Login,
  rejected: { count: number },
): Promise<number> {
  for (;;) {
    const { status, headers } = await sendLogin(site, login);
    expect([200, 401, 429, 503]).toContain(status);
    if (status === 429 || status === 503) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    if (status !== 503) return status;
    rejected.count += 1;
    const seconds = Number(headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

async function residentMegabytes(site: BuiltSite): Promise<number> {
  return metricValue(await site.readMetrics(), 'process_resident_memory_bytes') / 1_048_576;
}

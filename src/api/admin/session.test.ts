import { describe, expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { testOnFile as test } from '../../../tests/support/each-engine.ts';
import { createApi } from '../index.ts';

const right = { username: 'sara', password: 'right password' };
const wrong = { username: 'sara', password: 'wrong password' };

const json = { 'content-type': 'application/json' };

const limited = (name: string, most: number) => ({ name, limit: { most, of: 'characters' } });

const wrongBodies: [what: string, body: unknown, field?: object][] = [
  ['nothing', ''],
  ['no JSON', '{"username":'],
  ['null', 'null'],
  ['a list', [right]],
  ['a text', '"sara"'],
  ['a number', 1],
  ['no field', {}, { name: 'username' }],
  ['no username', { password: 'right password' }, { name: 'username' }],
  ['no password', { username: 'sara' }, { name: 'password' }],
  ['an empty username', { ...right, username: '' }, { name: 'username' }],
  ['an empty password', { ...right, password: '' }, { name: 'password' }],
  ['a blank username', { ...right, username: ' \n' }, { name: 'username' }],
  ['a blank password', { ...right, password: ' \u00a0' }, { name: 'password' }],
  ['a username that is null', { ...right, username: null }, { name: 'username' }],
  ['a username that is a number', { ...right, username: 1 }, { name: 'username' }],
  ['a password that is a list', { ...right, password: ['right password'] }, { name: 'password' }],
  ['a password that is an object', { ...right, password: { $ne: '' } }, { name: 'password' }],
  [
    'a username of 201 characters',
    { ...right, username: 'x'.repeat(201) },
    limited('username', 200),
  ],
  [
    'a password of 1001 characters',
    { ...right, password: 'x'.repeat(1_001) },
    limited('password', 1_000),
  ],
];

function apiOf(database: Database) {
  return createApi({
    database,
    clientIpOf: (request) => request.headers.get('x-test-ip') ?? '',
  });
}

async function logIn(
  database: Database,
  credentials: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await apiOf(database).request('/api/admin/login', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof credentials === 'string' ? credentials : JSON.stringify(credentials),
  });
}

async function newToken(database: Database): Promise<string> {
  const { token } = await (await logIn(database, right)).json();
  return token;
}

async function readSession(
  database: Database,
  headers: Record<string, string>,
  path = '/api/admin/session',
): Promise<Response> {
  return await apiOf(database).request(path, { headers });
}

describe('POST /api/admin/login', () => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, right);
  });

  test('returns a token and the user', async ({ database }) => {
    const response = await logIn(database, right);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { username: 'sara' },
      device: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('accepts a username with the space that a phone adds', async ({ database }) => {
    const response = await logIn(database, { ...right, username: ' sara ' });
    expect((await response.json()).user).toEqual({ username: 'sara' });
  });

  test('needs no token, and ignores a wrong one', async ({ database }) => {
    const response = await logIn(database, right, { authorization: 'Bearer wrong' });
    expect(response.status).toBe(200);
  });

  test('distinguishes a known device from others at its IP address', async ({ database }) => {
    const { device } = await (await logIn(database, right)).json();
    for (let count = 0; count < 5; count += 1)
      await logIn(database, { ...right, password: 'wrong password' });
    expect((await logIn(database, right)).status).toBe(429);
    expect((await logIn(database, { ...right, device })).status).toBe(200);
    for (const wrong of ['', 'short', 'x'.repeat(10_000), 1, null])
      expect((await logIn(database, { ...right, device: wrong })).status).toBe(400);
  });

  test('responds 400 with a sentence to an invalid body', async ({ database }) => {
    for (const [what, body, field] of wrongBodies) {
      const response = await logIn(database, body);
      expect(response.status, what).toBe(400);
      expect(await response.json(), what).toEqual({
        error: expect.stringMatching(
          /^(Username and password are required|\w+ must have at most .*|Malformed JSON in request body)$/,
        ),
        code: 'invalid',
        ...(field && { field }),
      });
    }
  });

  test('responds 400 to a missing body', async ({ database }) => {
    const response = await apiOf(database).request('/api/admin/login', { method: 'POST' });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toBe('Username and password are required');
  });

  test('responds 415 to a body that is not sent as JSON', async ({ database }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const response = await logIn(database, right, { 'content-type': type });
      expect(response.status, type).toBe(415);
      expect(await response.json()).toEqual({ error: expect.any(String), code: 'invalid' });
    }
  });

  test('responds 401, the same for a wrong password and an unknown user', async ({ database }) => {
    const answers = [];
    for (const credentials of [
      wrong,
      { ...wrong, username: 'nobody' },
      { ...right, username: '\0' },
    ]) {
      const response = await logIn(database, credentials);
      expect(response.status).toBe(401);
      answers.push(await response.json());
    }
    const answer = { error: 'The username or the password is wrong', code: 'wrong-credentials' };
    expect(answers).toEqual([answer, answer, answer]);
  });

  test('responds 429 with Retry-After after five of twenty concurrent failures', async ({
    database,
  }) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => logIn(database, wrong)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    const rejected = await logIn(database, right);
    expect(rejected.status).toBe(429);
    const retryAfter = rejected.headers.get('retry-after') ?? '';
    expect(retryAfter).toMatch(/^\d+$/);
    expect(Number(retryAfter)).toBeGreaterThan(600);
    expect(Number(retryAfter)).toBeLessThanOrEqual(900);
    expect(await rejected.json()).toEqual({
      error: 'Too many failed logins; try again later',
      code: 'too-many-attempts',
      retryAfterSeconds: Number(retryAfter),
    });
    const elsewhere = await logIn(database, right, { 'x-test-ip': '192.0.2.2' });
    expect(elsewhere.status).toBe(200);
  });

  test('responds 503 with Retry-After to logins beyond the queue', async ({ database }) => {
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        logIn(database, { ...wrong, username: `user${index}` }),
      ),
    );
    const busy = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(80 - busy.length);
    expect(busy[0]?.headers.get('retry-after')).toBe('1');
    expect(await busy[0]?.json()).toMatchObject({ code: 'busy' });
  });
});

describe('GET /api/admin/session', () => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, right);
  });

  test('returns the signed-in user', async ({ database }) => {
    const token = await newToken(database);
    for (const scheme of ['Bearer', 'bearer']) {
      const response = await readSession(database, { authorization: `${scheme} ${token}` });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ user: { username: 'sara' } });
    }
  });

  test('authenticates only by the header: no cookie, no query, no other scheme', async ({
    database,
  }) => {
    const token = await newToken(database);
    const basic = Buffer.from(`sara:${right.password}`).toString('base64');
    const responses = [
      await readSession(database, {}),
      await readSession(database, {
        cookie: `adminToken=${token}; token=${token}; session=${token}`,
      }),
      await readSession(database, {}, `/api/admin/session?token=${token}&access_token=${token}`),
      await readSession(database, { 'x-admin-token': token }),
      ...(await Promise.all(
        [
          token,
          `Basic ${basic}`,
          `Token ${token}`,
          'Bearer',
          'Bearer ',
          'Bearer undefined',
          `Bearer ${token}x`,
          `Bearer ${token.slice(0, -1)}`,
          `Bearer ${token} ${token}`,
          `Bearer ${'x'.repeat(5_000)}`,
        ].map((authorization) => readSession(database, { authorization })),
      )),
    ];
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toEqual({ error: 'Sign in to go on', code: 'signed-out' });
    }
  });

  test('rejects an expired session', async ({ database }) => {
    const token = await newToken(database);
    const long = new Date(Date.now() - 2 * 60 * 60 * 1_000).toISOString();
    await database.updateTable('sessions').set({ last_used_at: long }).execute();
    const response = await readSession(database, { authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
  });
});

describe('POST /api/admin/logout', () => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, right);
  });

  const logOut = async (database: Database, headers: Record<string, string>) =>
    await apiOf(database).request('/api/admin/logout', { method: 'POST', headers });

  test('ends only this session', async ({ database }) => {
    const [token, other] = [await newToken(database), await newToken(database)];
    const response = await logOut(database, { authorization: `Bearer ${token}` });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    const session = async (of: string) =>
      (await readSession(database, { authorization: `Bearer ${of}` })).status;
    expect([await session(token), await session(other)]).toEqual([401, 200]);
    expect((await logOut(database, { authorization: `Bearer ${token}` })).status).toBe(401);
  });

  test('responds 401 without a session; a cookie ends none', async ({ database }) => {
    const token = await newToken(database);
    const response = await logOut(database, { cookie: `adminToken=${token}` });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Sign in to go on', code: 'signed-out' });
    expect((await readSession(database, { authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { z } from 'zod';
import {
  commandLine,
  recordInAuditLog,
  removeOldAuditLogEntries,
} from '#domain/audit-log/index.ts';
import { allAuditActions } from '#domain/audit-log/shared/audit-actions.ts';
import type { Database } from '#platform/database/index.ts';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../tests/support/sample-pictures.ts';
import { createApi } from '../index.ts';

const right = { username: 'sara', password: 'right password' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const address = '192.0.2.1';

const listed = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      action: z.string(),
      username: z.string().nullable(),
      subject: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  next: z.number().nullable(),
  usernames: z.array(z.string()),
});

/** Calls of the API as an admin's browser makes them. */
async function openAccount(database: Database) {
  const api = createApi({ database, clientIpOf: () => address });
  const call = async (method: string, path: string, body?: unknown, token?: string) =>
    await api.request(`/api/admin${path}`, {
      method,
      headers: {
        'user-agent': firefox,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const logIn = async (more: object = {}) =>
    await (await call('POST', '/login', { ...right, ...more })).json();
  return { api, call, logIn };
}

describeEachEngine('the account’s calls', (test) => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, right);
  });

  test('changes the password, and lists and ends only the account’s own sessions', async ({
    database,
  }) => {
    await addAdmin(database, { ...right, username: 'dara' });
    const { call, logIn } = await openAccount(database);
    const { token } = await logIn();
    const [{ token: other }, { token: dara }] = [await logIn(), await logIn({ username: 'dara' })];
    const sessions = await (await call('GET', '/account/sessions', undefined, token)).json();
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id: expect.stringMatching(/^[\da-f]{64}$/),
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
      address,
      browser: 'Firefox',
      system: 'Linux',
    });
    expect(JSON.stringify(sessions)).not.toContain(token);
    const [ofDara] = await (await call('GET', '/account/sessions', undefined, dara)).json();
    const end = async (id: string) =>
      (await call('DELETE', `/account/sessions/${id}`, undefined, token)).status;
    expect(await end(ofDara.id)).toBe(404);
    expect(await end('of-nobody')).toBe(400);
    const mine: { id: string; isCurrent: boolean }[] = sessions;
    const otherId = mine.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect([await end(otherId), await end(otherId)]).toEqual([204, 404]);
    expect((await call('GET', '/session', undefined, other)).status).toBe(401);

    await logIn();
    const change = async (password: string, next: unknown) =>
      (await call('POST', '/account/password', { password, next }, token)).status;
    for (const next of ['seven..', 'x'.repeat(129), ' '.repeat(8), null])
      expect(await change(right.password, next)).toBe(400);
    expect(await change('wrong password', 'a new password')).toBe(403);
    const common = { password: right.password, next: 'Password123' };
    const rejected = await call('POST', '/account/password', common, token);
    expect([rejected.status, await rejected.json()]).toEqual([
      400,
      {
        error: 'This password is very common, and would be tried first. Choose another one',
        code: 'common-password',
      },
    ]);
    expect(await change(right.password, 'a new password')).toBe(204);
    const left = await (await call('GET', '/account/sessions', undefined, token)).json();
    expect(left).toHaveLength(1);
    expect((await call('GET', '/session', undefined, dara)).status).toBe(200);
    expect(await logIn()).toMatchObject({ code: 'wrong-credentials' });
    // Failed logins from this IP address don't count here, and wrong current passwords of this session don't count
    // there.
    for (let count = 0; count < 5; count += 1) await logIn();
    expect(await logIn()).toMatchObject({ code: 'too-many-attempts' });
    for (let count = 0; count < 2; count += 1)
      expect(await change('wrong password', 'a new password')).toBe(403);
    expect(await change('a new password', 'a newer password')).toBe(204);
    for (let count = 0; count < 2; count += 1)
      expect(await change('wrong password', 'a new password')).toBe(403);
    // The fifth wrong one, with the one above.
    expect(await change('a newer password', 'a new password')).toBe(429);
  });

  test('records every change in the audit log, in its transaction, without a secret', async ({
    database,
  }) => {
    const { api, call, logIn } = await openAccount(database);
    await logIn({ password: 'wrong password' });
    await logIn({ username: 'my secret password' });
    const { token } = await logIn();
    const json = async (method: string, path: string, body?: unknown) =>
      await (await call(method, path, body, token)).json();
    const text = { language: 'en', title: 'A post', content: 'Words of the post' };
    const post = await json('POST', '/blog/posts', { ...text, published: true });
    const changes = { title: 'Another title', slug: 'elsewhere', updatedAt: post.updatedAt };
    await json('PATCH', `/blog/posts/${post.id}`, changes);
    expect((await call('PATCH', `/blog/posts/${post.id}`, changes, token)).status).toBe(409);
    const second = await json('POST', '/blog/posts', {
      ...text,
      title: 'Second',
      published: false,
    });
    const taken = { slug: 'elsewhere', updatedAt: second.updatedAt };
    expect((await call('PATCH', `/blog/posts/${second.id}`, taken, token)).status).toBe(409);
    await json('PATCH', `/blog/posts/${post.id}/toggle-publish`);
    await json('PATCH', `/blog/posts/${post.id}/toggle-publish`);
    await call('DELETE', `/blog/posts/${post.id}`, undefined, token);
    await json('PATCH', `/blog/posts/${post.id}/restore`);
    const form = new FormData();
    const picture = new Uint8Array(await samplePicture('png'));
    form.append('image', new File([picture], 'a.png', { type: 'image/png' }));
    const upload = await api.request('/api/admin/upload-image', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { imageUrl } = await upload.json();
    const wrong: string[] = [];
    const translations = { ar: { term: 'خادم', wrong }, ckb: { term: 'ڕاژە', wrong } };
    const term = { english: 'Server', translations };
    await json('PUT', '/glossary', { previous: null, term });
    await call('DELETE', '/glossary/Server', undefined, token);
    const { secret } = await json('POST', '/account/second-factor', { password: right.password });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await json('POST', '/account/second-factor/confirm', { code });
    await logIn({ code });
    await call('DELETE', '/account/sessions', undefined, token);
    await call('POST', '/logout', undefined, token);
    await recordInAuditLog(database, commandLine, { action: 'admin-created', subject: 'dara' });

    const entries = await allEntries(database);
    expect(
      entries.map(({ action, subject }) => (subject ? `${action} ${subject}` : action)),
    ).toEqual([
      'sign-in-failed',
      'sign-in-failed',
      'signed-in',
      'post-created a-post',
      'post-published a-post',
      'post-edited elsewhere',
      'post-created second',
      'post-unpublished elsewhere',
      'post-published elsewhere',
      'post-deleted elsewhere',
      'post-restored elsewhere',
      `picture-uploaded ${imageUrl}`,
      'term-saved Server',
      'term-deleted Server',
      'second-factor-on',
      'sign-in-failed',
      'signed-out',
      'admin-created dara',
    ]);
    expect(entries.map(({ username }) => username)).toEqual([
      'sara',
      null,
      ...Array(entries.length - 3).fill('sara'),
      null,
    ]);
    expect(new Set(entries.map((entry) => entry.address))).toEqual(new Set([address, null]));
    for (const hidden of [secret, code, token, right.password, 'my secret', 'Words of the post'])
      expect(JSON.stringify(entries)).not.toContain(hidden);
  });

  test('lists a year of the audit log in pages, filtered by user and by action', async ({
    database,
  }) => {
    const { call, logIn } = await openAccount(database);
    const { token } = await logIn();
    const year = 365 * 24 * 60 * 60 * 1_000;
    const by = { username: 'sara', ipAddress: address };
    for (let count = 0; count < 60; count += 1)
      await recordInAuditLog(database, by, { action: 'term-saved', subject: `Term ${count}` });
    await recordInAuditLog(database, commandLine, { action: 'admin-created' }, new Date(0));
    const read = async (query: string) =>
      listed.parse(await (await call('GET', `/activity${query}`, undefined, token)).json());
    const first = await read('');
    expect(first.entries).toHaveLength(50);
    expect(first.usernames).toEqual(['sara']);
    const last = await read(`?before=${first.next}`);
    expect(last).toMatchObject({ next: null, entries: { length: 12 } });
    expect((await read('?what=session&who=sara')).entries).toHaveLength(1);
    expect((await read('?what=commandLine')).entries).toHaveLength(1);
    expect((await read('?who=nobody')).entries).toEqual([]);
    for (const query of ['?before=0', '?before=x', '?what=everything', `?who=${'x'.repeat(61)}`])
      expect((await call('GET', `/activity${query}`, undefined, token)).status, query).toBe(400);
    await removeOldAuditLogEntries(database);
    expect((await read('?what=commandLine')).entries).toEqual([]);
    await removeOldAuditLogEntries(database, new Date(Date.now() + year + 60_000));
    expect((await read('')).entries).toEqual([]);
    expect(new Set(allAuditActions).size).toBe(allAuditActions.length);
  });

  test('responds 429 with Retry-After and a sentence to too many calls, also of the public API', async ({
    database,
  }) => {
    const { api } = await openAccount(database);
    for (const path of ['/api/nothing', '/api/admin/session']) {
      const statuses: number[] = [];
      let rejected: Response | undefined;
      for (let count = 0; count < 2_500 && !rejected; count += 1) {
        const response = await api.request(path);
        statuses.push(response.status);
        if (response.status === 429) rejected = response;
      }
      // A new minute may begin in between.
      expect(statuses.length, path).toBeGreaterThan(1_200);
      expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rejected?.json()).toEqual({
        error: expect.stringMatching(/^Too many requests: try again in \d+ s$/),
        code: 'too-many-requests',
        retryAfterSeconds: Number(rejected?.headers.get('retry-after')),
      });
    }
  });
});

async function allEntries(database: Database) {
  return await database.selectFrom('activity').selectAll().orderBy('id').execute();
}

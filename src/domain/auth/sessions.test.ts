import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  createSession,
  findSession,
  removeExpiredSessions,
  revokeSessions,
  signOut,
} from './sessions.ts';

const start = Date.parse('2026-11-21T08:00:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const after = (ms: number) => new Date(start + ms);

describeEachEngine('sessions', (test) => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, { username: 'sara', password: 'right password' });
    await addAdmin(database, { username: 'dara', password: 'right password' });
  });

  test('a session is found by its token, of which only the hash is stored', async ({
    database,
  }) => {
    const token = await createSession(database, 'sara', after(0));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await findSession(database, token, after(0))).toEqual({ username: 'sara' });
    const [row] = await database.selectFrom('sessions').selectAll().execute();
    expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(token);
    for (const other of ['', 'x', token.slice(1), `${token}A`, row?.token_hash ?? ''])
      expect(await findSession(database, other, after(0))).toBeNull();
  });

  test('each session has a new token', async ({ database }) => {
    const tokens = [await createSession(database, 'sara'), await createSession(database, 'sara')];
    expect(new Set(tokens).size).toBe(2);
    expect(await findSession(database, tokens[0] ?? '')).not.toBeNull();
  });

  test('a session ends two hours after its last use', async ({ database }) => {
    const token = await createSession(database, 'sara', after(0));
    expect(await findSession(database, token, after(2 * hourMs))).toBeNull();
    expect(await findSession(database, token, after(2 * hourMs - 1))).not.toBeNull();
    expect(await findSession(database, token, after(4 * hourMs - 2))).not.toBeNull();
    expect(await findSession(database, token, after(6 * hourMs - 2))).toBeNull();
  });

  test('a session in use ends twelve hours after sign-in', async ({ database }) => {
    const token = await createSession(database, 'sara', after(0));
    for (let hour = 1; hour < 12; hour += 1)
      expect(await findSession(database, token, after(hour * hourMs))).not.toBeNull();
    expect(await findSession(database, token, after(12 * hourMs - 1))).not.toBeNull();
    expect(await findSession(database, token, after(12 * hourMs))).toBeNull();
  });

  test('a session never lives longer after the clock was set forward and back', async ({
    database,
  }) => {
    const token = await createSession(database, 'sara', after(0));
    expect(await findSession(database, token, after(hourMs))).not.toBeNull();
    expect(await findSession(database, token, after(13 * hourMs))).toBeNull();
    // Nothing was cleaned up in the meantime: the session has its true age.
    expect(await findSession(database, token, after(minuteMs))).not.toBeNull();
    expect(await findSession(database, token, after(2 * hourMs + minuteMs))).toBeNull();
    const busy = await createSession(database, 'sara', after(0));
    await findSession(database, busy, after(hourMs));
    for (let hour = 0; hour < 12; hour += 1)
      expect(await findSession(database, busy, after(hour * hourMs))).not.toBeNull();
    expect(await findSession(database, busy, after(12 * hourMs))).toBeNull();
  });

  test('after the clock was set back, a session lives two more hours unused, twelve in all', async ({
    database,
  }) => {
    for (const aheadMs of [hourMs, 13 * hourMs, 24 * hourMs, 3_650 * 24 * hourMs]) {
      const idle = await createSession(database, 'sara', after(aheadMs));
      const busy = await createSession(database, 'sara', after(aheadMs));
      for (const token of [idle, busy])
        expect(await findSession(database, token, after(0))).toEqual({ username: 'sara' });
      expect(await findSession(database, idle, after(2 * hourMs))).toBeNull();
      for (let hour = 1; hour < 12; hour += 1)
        expect(await findSession(database, busy, after(hour * hourMs))).not.toBeNull();
      expect(await findSession(database, busy, after(12 * hourMs))).toBeNull();
    }
  });

  test('after the clock was set back, an unused session ends too, counted from the next cleanup', async ({
    database,
  }) => {
    const token = await createSession(database, 'sara', after(24 * hourMs));
    await removeExpiredSessions(database, after(0));
    expect(await findSession(database, token, after(2 * hourMs))).toBeNull();
    await removeExpiredSessions(database, after(2 * hourMs));
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('an instance whose clock is half a minute ahead does not write at each call', async ({
    database,
  }) => {
    const token = await createSession(database, 'sara', after(minuteMs / 2));
    const rows = async () => await database.selectFrom('sessions').selectAll().execute();
    const before = await rows();
    expect(await findSession(database, token, after(0))).not.toBeNull();
    await removeExpiredSessions(database, after(0));
    expect(await rows()).toEqual(before);
  });

  test('reading a session writes its last use at most once a minute', async ({ database }) => {
    const token = await createSession(database, 'sara', after(0));
    const lastUse = async () =>
      (await database.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow())
        .last_used_at;
    await findSession(database, token, after(minuteMs - 1));
    expect(await lastUse()).toBe(after(0).toISOString());
    await findSession(database, token, after(minuteMs));
    expect(await lastUse()).toBe(after(minuteMs).toISOString());
  });

  test('signing out ends one session', async ({ database }) => {
    const [token, other] = [
      await createSession(database, 'sara'),
      await createSession(database, 'sara'),
    ];
    await signOut(database, token);
    expect(await findSession(database, token)).toBeNull();
    expect(await findSession(database, other)).not.toBeNull();
    await signOut(database, token);
  });

  test('revokes the sessions of one admin, or of all', async ({ database }) => {
    for (const username of ['sara', 'sara', 'dara']) await createSession(database, username);
    const dara = await createSession(database, 'dara');
    expect(await revokeSessions(database, 'sara')).toBe(2);
    expect(await findSession(database, dara)).not.toBeNull();
    expect(await revokeSessions(database)).toBe(2);
    expect(await findSession(database, dara)).toBeNull();
  });

  test('deletes expired sessions and expired rate limits', async ({ database }) => {
    await createSession(database, 'sara', after(-12 * hourMs));
    await createSession(database, 'sara', after(-2 * hourMs));
    const living = await createSession(database, 'sara', after(-2 * hourMs + 1));
    const busy = await createSession(database, 'sara', after(-12 * hourMs + 1));
    await database
      .updateTable('sessions')
      .set({ last_used_at: after(-1).toISOString() })
      .where('created_at', '<', after(-11 * hourMs).toISOString())
      .execute();
    const limit = (key: string, ms: number) => ({
      key,
      points: 1,
      expires_at: after(ms).toISOString(),
    });
    await database
      .insertInto('rate_limits')
      // The clock was years ahead when the last one was written.
      .values([limit('over', 0), limit('running', 1), limit('ahead', 3_650 * 24 * hourMs)])
      .execute();
    await removeExpiredSessions(database, after(0));
    expect(await database.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
    for (const token of [living, busy])
      expect(await findSession(database, token, after(0))).not.toBeNull();
    const limits = await database.selectFrom('rate_limits').select('key').execute();
    expect(limits).toEqual([{ key: 'running' }]);
  });
});

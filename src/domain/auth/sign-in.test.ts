import { expect } from 'vitest';
import type { DomainError } from '#domain/domain-error.ts';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import {
  countCodes,
  countedLogins,
  countHashes,
  failuresOf,
  rightLogin,
  wrongLogin,
} from '../../../tests/support/count-logins.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { findSession, signIn } from './index.ts';

const start = Date.parse('2026-11-21T12:00:00Z');

const minuteMs = 60_000;

const after = (ms: number) => new Date(start + ms);

describeEachEngine('signIn', (test) => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, rightLogin);
  });

  test('opens a session', async ({ database }) => {
    const { token, user } = await signIn(database, rightLogin, after(0));
    expect(user).toEqual({ username: 'sara' });
    expect(await findSession(database, token, after(0))).toEqual(user);
  });

  test('gives the same error after the same work for a wrong password and an unknown user', async ({
    database,
  }) => {
    const hashes = countHashes();
    const failures = [];
    for (const login of [wrongLogin, { ...wrongLogin, username: 'nobody' }]) {
      failures.push(await failureOf(signIn(database, login)));
      expect(hashes.started()).toBe(failures.length);
    }
    hashes.stop();
    expect(failures[0]).toMatchObject({
      code: 'wrong-credentials',
      message: 'The username or the password is wrong',
    });
    expect(failures[1]).toEqual(failures[0]);
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test.for([
    ['no letter', ''],
    ['another case', 'Sara'],
    ['a null character', 'sara\0'],
    ['half a surrogate pair', '\ud800'],
    ['SQL', "' or 1=1 --"],
    ['many letters', 'x'.repeat(10_000)],
  ] as const)('finds no user whose name has %s', async ([_kind, username], { database }) => {
    const failure = await failureOf(signIn(database, { ...rightLogin, username }));
    expect(failure.code).toBe('wrong-credentials');
  });

  test('checks five of twenty concurrent wrong passwords', async ({ database }) => {
    const hashes = countHashes();
    const failures = await failuresOf(
      Array.from({ length: 20 }, () => signIn(database, wrongLogin, after(0))),
    );
    hashes.stop();
    expect(countCodes(failures)).toEqual({ 'wrong-credentials': 5, 'too-many-attempts': 15 });
    expect(hashes.started()).toBe(5);
    for (const failure of failures)
      if (failure.code === 'too-many-attempts') expect(failure.retryAfterSeconds).toBe(900);
  });

  test('rejects the right password too, until 15 minutes after the last failure', async ({
    database,
  }) => {
    for (const minute of [0, 1, 2, 3, 4])
      await failureOf(signIn(database, wrongLogin, after(minute * minuteMs)));
    const locked = await failureOf(signIn(database, rightLogin, after(5 * minuteMs)));
    expect(locked).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 14 * 60 });
    const last = await failureOf(signIn(database, rightLogin, after(19 * minuteMs - 1)));
    expect(last).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 1 });
    await signIn(database, rightLogin, after(19 * minuteMs));
  });

  test('a clock that is set back by a day neither locks out for a day nor doubles the attempts', async ({
    database,
  }) => {
    const dayMs = 24 * 60 * minuteMs;
    for (let count = 0; count < 6; count += 1)
      await failureOf(signIn(database, wrongLogin, after(dayMs)));
    // Set back by less than the window, the lockout lasts longer by as much.
    const soon = await failureOf(signIn(database, rightLogin, after(dayMs - 10 * minuteMs)));
    expect(soon).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 25 * 60 });
    // Set back by more, five more attempts are checked.
    const hashes = countHashes();
    const failures = await failuresOf(
      Array.from({ length: 20 }, () => signIn(database, wrongLogin, after(0))),
    );
    hashes.stop();
    expect(countCodes(failures)).toEqual({ 'wrong-credentials': 5, 'too-many-attempts': 15 });
    expect(hashes.started()).toBe(5);
    const last = await failureOf(signIn(database, rightLogin, after(15 * minuteMs - 1)));
    expect(last).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 1 });
    await signIn(database, rightLogin, after(15 * minuteMs));
  });

  test('a clock that is set forward and back does not lock the owner out', async ({ database }) => {
    for (const minute of [60, 13 * 60, 0]) {
      for (let count = 0; count < 4; count += 1)
        await failureOf(signIn(database, wrongLogin, after(minute * minuteMs)));
      const { token } = await signIn(database, rightLogin, after(minute * minuteMs));
      expect(await findSession(database, token, after(minute * minuteMs))).not.toBeNull();
    }
    expect(await countedLogins(database)).toEqual([]);
  });

  test('counts attempts for a username in any case', async ({ database }) => {
    for (const username of ['sara', 'Sara', 'SARA', 'sARA', 'sara'])
      await failureOf(signIn(database, { ...wrongLogin, username }));
    expect((await failureOf(signIn(database, rightLogin))).code).toBe('too-many-attempts');
  });

  test('counts each account and each IP address separately', async ({ database }) => {
    await addAdmin(database, { ...rightLogin, username: 'dara' });
    await failuresOf(Array.from({ length: 6 }, () => signIn(database, wrongLogin)));
    await signIn(database, { ...rightLogin, ipAddress: '192.0.2.2' });
    await signIn(database, { ...rightLogin, username: 'dara' });
    expect((await failureOf(signIn(database, rightLogin))).code).toBe('too-many-attempts');
  });

  test('counts one IPv6 network as one IP address', async ({ database }) => {
    for (const host of [1, 2, 3, 4, 5])
      await failureOf(signIn(database, { ...wrongLogin, ipAddress: `2001:db8::${host}` }));
    const sixth = await failureOf(signIn(database, { ...rightLogin, ipAddress: '2001:db8::6' }));
    expect(sixth.code).toBe('too-many-attempts');
    await signIn(database, { ...rightLogin, ipAddress: '2001:db8:0:1::1' });
  });

  test('resets the count after the right password', async ({ database }) => {
    for (const _round of [1, 2]) {
      for (let count = 0; count < 4; count += 1)
        expect((await failureOf(signIn(database, wrongLogin))).code).toBe('wrong-credentials');
      await signIn(database, rightLogin);
    }
    expect(await countedLogins(database)).toEqual([]);
  });

  test('a known device can sign in while unknown devices at its IP address are locked out', async ({
    database,
  }) => {
    const { device } = await signIn(database, rightLogin);
    await failuresOf(Array.from({ length: 6 }, () => signIn(database, wrongLogin)));
    expect((await failureOf(signIn(database, rightLogin))).code).toBe('too-many-attempts');
    const again = await signIn(database, { ...rightLogin, device });
    expect(again.device).toBe(device);
    // The count of the unknown devices stays.
    expect((await failureOf(signIn(database, rightLogin))).code).toBe('too-many-attempts');
  });

  test('a known device has five attempts of its own at any IP address', async ({ database }) => {
    const { device } = await signIn(database, rightLogin);
    for (const host of [1, 2, 3, 4, 5])
      await failureOf(signIn(database, { ...wrongLogin, device, ipAddress: `192.0.2.${host}` }));
    const sixth = await failureOf(
      signIn(database, { ...rightLogin, device, ipAddress: '192.0.2.6' }),
    );
    expect(sixth.code).toBe('too-many-attempts');
    await signIn(database, { ...rightLogin, ipAddress: '192.0.2.6' });
  });

  test('a device is known for 30 days to the accounts that signed in with it', async ({
    database,
  }) => {
    await addAdmin(database, { ...rightLogin, username: 'dara' });
    const dara = await signIn(database, { ...rightLogin, username: 'dara' }, after(0));
    const sara = await signIn(database, rightLogin, after(0));
    const late = 30 * 24 * 60 * minuteMs;
    for (const [device, ms] of [
      [dara.device, 0],
      ['x'.repeat(43), 0],
      [sara.device, late],
    ] as const) {
      await failuresOf(
        Array.from({ length: 5 }, () => signIn(database, { ...wrongLogin, device }, after(ms))),
      );
      const sixth = await failureOf(signIn(database, { ...rightLogin, device }, after(ms)));
      expect(sixth.code).toBe('too-many-attempts');
    }
  });

  test('stores neither the username nor the IP address of a failed login', async ({ database }) => {
    await failureOf(signIn(database, { ...wrongLogin, username: 'my password' }));
    const stored = JSON.stringify(await database.selectFrom('rate_limits').selectAll().execute());
    expect(stored).toContain('login:');
    expect(stored).not.toMatch(/my password|192\.0\.2\.1/);
  });
});

async function failureOf(login: Promise<unknown>): Promise<DomainError> {
  const [failure] = await failuresOf([login]);
  if (!failure) throw new Error('unreachable: one login, one failure');
  return failure;
}

import { createHook } from 'node:async_hooks';
import { expect } from 'vitest';
import { DomainError } from '#domain/domain-error.ts';
import type { Database } from '#platform/database/index.ts';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { createAdmin, findSession, signIn } from './index.ts';

const right = { username: 'sara', password: 'right password', ipAddress: '192.0.2.1' };
const wrong = { ...right, password: 'wrong password' };

const start = Date.parse('2026-11-21T12:00:00Z');
const minuteMs = 60_000;
const after = (ms: number) => new Date(start + ms);

describeEachEngine('signIn', (test) => {
  test.beforeEach(async ({ database }) => {
    await addAdmin(database, right);
  });

  test('opens a session', async ({ database }) => {
    const { token, user } = await signIn(database, right, after(0));
    expect(user).toEqual({ username: 'sara' });
    expect(await findSession(database, token, after(0))).toEqual(user);
  });

  test('gives the same error after the same work for a wrong password and an unknown user', async ({
    database,
  }) => {
    const hashes = countHashes();
    const failures = [];
    for (const login of [wrong, { ...wrong, username: 'nobody' }]) {
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
    const failure = await failureOf(signIn(database, { ...right, username }));
    expect(failure.code).toBe('wrong-credentials');
  });

  test('checks five of twenty concurrent wrong passwords', async ({ database }) => {
    const hashes = countHashes();
    const failures = await failuresOf(
      Array.from({ length: 20 }, () => signIn(database, wrong, after(0))),
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
      await failureOf(signIn(database, wrong, after(minute * minuteMs)));
    const locked = await failureOf(signIn(database, right, after(5 * minuteMs)));
    expect(locked).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 14 * 60 });
    const last = await failureOf(signIn(database, right, after(19 * minuteMs - 1)));
    expect(last).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 1 });
    await signIn(database, right, after(19 * minuteMs));
  });

  test('a clock that is set back by a day neither locks out for a day nor doubles the attempts', async ({
    database,
  }) => {
    const dayMs = 24 * 60 * minuteMs;
    for (let count = 0; count < 6; count += 1)
      await failureOf(signIn(database, wrong, after(dayMs)));
    // Set back by less than the window, the lockout lasts longer by as much.
    const soon = await failureOf(signIn(database, right, after(dayMs - 10 * minuteMs)));
    expect(soon).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 25 * 60 });
    // Set back by more, five more attempts are checked.
    const hashes = countHashes();
    const failures = await failuresOf(
      Array.from({ length: 20 }, () => signIn(database, wrong, after(0))),
    );
    hashes.stop();
    expect(countCodes(failures)).toEqual({ 'wrong-credentials': 5, 'too-many-attempts': 15 });
    expect(hashes.started()).toBe(5);
    const last = await failureOf(signIn(database, right, after(15 * minuteMs - 1)));
    expect(last).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 1 });
    await signIn(database, right, after(15 * minuteMs));
  });

  test('a clock that is set forward and back does not lock the owner out', async ({ database }) => {
    for (const minute of [60, 13 * 60, 0]) {
      for (let count = 0; count < 4; count += 1)
        await failureOf(signIn(database, wrong, after(minute * minuteMs)));
      const { token } = await signIn(database, right, after(minute * minuteMs));
      expect(await findSession(database, token, after(minute * minuteMs))).not.toBeNull();
    }
    expect(await countedLogins(database)).toEqual([]);
  });

  test('counts attempts for a username in any case', async ({ database }) => {
    for (const username of ['sara', 'Sara', 'SARA', 'sARA', 'sara'])
      await failureOf(signIn(database, { ...wrong, username }));
    expect((await failureOf(signIn(database, right))).code).toBe('too-many-attempts');
  });

  test('counts each account and each IP address separately', async ({ database }) => {
    await addAdmin(database, { ...right, username: 'dara' });
    await failuresOf(Array.from({ length: 6 }, () => signIn(database, wrong)));
    await signIn(database, { ...right, ipAddress: '192.0.2.2' });
    await signIn(database, { ...right, username: 'dara' });
    expect((await failureOf(signIn(database, right))).code).toBe('too-many-attempts');
  });

  test('counts one IPv6 network as one IP address', async ({ database }) => {
    for (const host of [1, 2, 3, 4, 5])
      await failureOf(signIn(database, { ...wrong, ipAddress: `2001:db8::${host}` }));
    const sixth = await failureOf(signIn(database, { ...right, ipAddress: '2001:db8::6' }));
    expect(sixth.code).toBe('too-many-attempts');
    await signIn(database, { ...right, ipAddress: '2001:db8:0:1::1' });
  });

  test('resets the count after the right password', async ({ database }) => {
    for (const _round of [1, 2]) {
      for (let count = 0; count < 4; count += 1)
        expect((await failureOf(signIn(database, wrong))).code).toBe('wrong-credentials');
      await signIn(database, right);
    }
    expect(await countedLogins(database)).toEqual([]);
  });

  test('a known device can sign in while unknown devices at its IP address are locked out', async ({
    database,
  }) => {
    const { device } = await signIn(database, right);
    await failuresOf(Array.from({ length: 6 }, () => signIn(database, wrong)));
    expect((await failureOf(signIn(database, right))).code).toBe('too-many-attempts');
    const again = await signIn(database, { ...right, device });
    expect(again.device).toBe(device);
    // The count of the unknown devices stays.
    expect((await failureOf(signIn(database, right))).code).toBe('too-many-attempts');
  });

  test('a known device has five attempts of its own at any IP address', async ({ database }) => {
    const { device } = await signIn(database, right);
    for (const host of [1, 2, 3, 4, 5])
      await failureOf(signIn(database, { ...wrong, device, ipAddress: `192.0.2.${host}` }));
    const sixth = await failureOf(signIn(database, { ...right, device, ipAddress: '192.0.2.6' }));
    expect(sixth.code).toBe('too-many-attempts');
    await signIn(database, { ...right, ipAddress: '192.0.2.6' });
  });

  test('a device is known for 30 days to the accounts that signed in with it', async ({
    database,
  }) => {
    await addAdmin(database, { ...right, username: 'dara' });
    const dara = await signIn(database, { ...right, username: 'dara' }, after(0));
    const sara = await signIn(database, right, after(0));
    const late = 30 * 24 * 60 * minuteMs;
    for (const [device, ms] of [
      [dara.device, 0],
      ['x'.repeat(43), 0],
      [sara.device, late],
    ] as const) {
      await failuresOf(
        Array.from({ length: 5 }, () => signIn(database, { ...wrong, device }, after(ms))),
      );
      const sixth = await failureOf(signIn(database, { ...right, device }, after(ms)));
      expect(sixth.code).toBe('too-many-attempts');
    }
  });

  test('stores neither the username nor the IP address of a failed login', async ({ database }) => {
    await failureOf(signIn(database, { ...wrong, username: 'my password' }));
    const stored = JSON.stringify(await database.selectFrom('rate_limits').selectAll().execute());
    expect(stored).toContain('login:');
    expect(stored).not.toMatch(/my password|192\.0\.2\.1/);
  });
});

describeEachEngine('a flood of logins', (test) => {
  // Uses the production cost of a hash, because the cost is what makes others wait.
  test.beforeEach(async ({ database }) => {
    await createAdmin(database, right);
  });

  test('computes one hash at a time, rejects logins beyond the queue, and does not count them', async ({
    database,
  }) => {
    const hashes = countHashes();
    const failures = await failuresOf(
      Array.from({ length: 80 }, (_, index) =>
        signIn(database, { ...wrong, username: `user${index}` }),
      ),
    );
    hashes.stop();
    const codes = countCodes(failures);
    expect(Object.keys(codes).sort()).toEqual(['busy', 'wrong-credentials']);
    expect(hashes.maxAtOnce()).toBe(1);
    expect(hashes.started()).toBe(codes['wrong-credentials']);
    expect(failures.find(({ code }) => code === 'busy')?.retryAfterSeconds).toBe(1);
    const counted = await countedLogins(database);
    expect(counted.filter(({ points }) => points > 0)).toHaveLength(
      codes['wrong-credentials'] ?? 0,
    );
    await signIn(database, right);
  });

  // `npm run test:resilience` uses a thousand. On a busy machine a thousand may exceed the timeout of the database.
  test('lets the owner in while a hundred IP addresses try to sign in', async ({ database }) => {
    await signIn(database, right);
    const attack = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
    const attempts = failuresOf(
      attack.map((ipAddress) => signIn(database, { ...wrong, ipAddress })),
    );
    // At once, from where the account was signed in to before.
    await signIn(database, right);
    // From a new place, as soon as there is room again, as Retry-After says.
    const elsewhere = { ...right, ipAddress: '203.0.113.9' };
    await expect
      .poll(async () => (await signIn(database, elsewhere).catch(() => null))?.user, {
        timeout: 60_000,
      })
      .toEqual({ username: 'sara' });
    const codes = countCodes(await attempts);
    expect(Object.keys(codes).sort()).toEqual(['busy', 'wrong-credentials']);
    const noted = await database
      .selectFrom('activity')
      .select('id')
      .where('action', '=', 'sign-in-failed')
      .execute();
    expect(noted).toHaveLength(Math.min(codes['wrong-credentials'] ?? 0, 60));
  });

  test('leaves room in the queue when one IP address floods it', async ({ database }) => {
    const flood = Array.from({ length: 40 }, (_, index) =>
      signIn(database, { ...wrong, username: `user${index}` }),
    );
    const failures = failuresOf(flood);
    await signIn(database, { ...right, ipAddress: '203.0.113.9' });
    // Five of one IP address wait at a time, out of sixteen places.
    expect(Object.keys(countCodes(await failures)).sort()).toEqual(['busy', 'wrong-credentials']);
  });
});

async function countedLogins(database: Database) {
  return await database
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'login:%')
    .execute();
}

async function failureOf(login: Promise<unknown>): Promise<DomainError> {
  const [failure] = await failuresOf([login]);
  if (!failure) throw new Error('unreachable: one login, one failure');
  return failure;
}

async function failuresOf(logins: Promise<unknown>[]): Promise<DomainError[]> {
  const results = await Promise.allSettled(logins);
  return results.map((result) => {
    if (result.status === 'fulfilled') throw new Error('A login succeeded');
    if (!(result.reason instanceof DomainError)) throw result.reason;
    return result.reason;
  });
}

function countCodes(failures: readonly DomainError[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(failures, ({ code }) => code)].map(([code, list]) => [code, list.length]),
  );
}

/** Watches the Argon2 work that Node really does. */
function countHashes() {
  const running = new Set<number>();
  let started = 0;
  let maxAtOnce = 0;
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return;
      running.add(id);
      started += 1;
      maxAtOnce = Math.max(maxAtOnce, running.size);
    },
    // Node calls back with the hash.
    before: (id) => void running.delete(id),
  }).enable();
  return {
    started: () => started,
    maxAtOnce: () => maxAtOnce,
    stop: () => void hook.disable(),
  };
}

import { expect } from 'vitest';
import {
  countCodes,
  countedLogins,
  countHashes,
  failuresOf,
  rightLogin,
  wrongLogin,
} from '../../../tests/support/count-logins.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { createAdmin, signIn } from './index.ts';

describeEachEngine('a flood of logins', (test) => {
  // Uses the production cost of a hash, because the cost is what makes others wait.
  test.beforeEach(async ({ database }) => {
    await createAdmin(database, rightLogin);
  });

  test('computes one hash at a time, rejects logins beyond the queue, and does not count them', async ({
    database,
  }) => {
    const hashes = countHashes();
    const failures = await failuresOf(
      Array.from({ length: 80 }, (_, index) =>
        signIn(database, { ...wrongLogin, username: `user${index}` }),
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
    await signIn(database, rightLogin);
  });

  // `npm run test:resilience` uses a thousand. On a busy machine a thousand may exceed the timeout of the database.
  test('lets the owner in while a hundred IP addresses try to sign in', async ({ database }) => {
    await signIn(database, rightLogin);
    const attack = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
    const attempts = failuresOf(
      attack.map((ipAddress) => signIn(database, { ...wrongLogin, ipAddress })),
    );
    // At once, from where the account was signed in to before.
    await signIn(database, rightLogin);
    // From a new place, as soon as there is room again, as Retry-After says.
    const elsewhere = { ...rightLogin, ipAddress: '203.0.113.9' };
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
      signIn(database, { ...wrongLogin, username: `user${index}` }),
    );
    const failures = failuresOf(flood);
    await signIn(database, { ...rightLogin, ipAddress: '203.0.113.9' });
    // Five of one IP address wait at a time, out of sixteen places.
    expect(Object.keys(countCodes(await failures)).sort()).toEqual(['busy', 'wrong-credentials']);
  });
});

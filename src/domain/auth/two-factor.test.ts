import { Secret, TOTP } from 'otpauth';
import { describe, expect, test as plainTest } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  beginTwoFactor,
  createFirstAdmin,
  disableTwoFactor,
  enableTwoFactor,
  readTwoFactor,
  signIn,
} from './index.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const right = { username: 'sara', password: 'right password', ipAddress: '192.0.2.1' };
const owner = { username: 'sara', ipAddress: '192.0.2.1', token: 'of nobody' };
const secretKey = 'a key of thirty-two letters or more';
const start = Date.parse('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1_000);

/** RFC 6238's function, by the clock of the phone. */
function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

async function enable(database: Database, key: string | undefined = secretKey) {
  await addAdmin(database, right);
  const given = { password: right.password, issuer: 'example.com', secretKey: key };
  const { secret, uri } = await beginTwoFactor(database, owner, given, after(0));
  const code = codeOf(secret, after(0));
  const recoveryCodes = await enableTwoFactor(database, owner, { code, secretKey: key }, after(0));
  return { secret, uri, recoveryCodes };
}

async function codeOfFailure(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'none',
    (failure: { code: string }) => failure.code,
  );
}

describeEachEngine('the second factor', (test) => {
  test('asks for a code after the right password, accepts each once, and allows one step of difference', async ({
    database,
  }) => {
    const { secret, uri } = await enable(database);
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/example\.com:sara\?issuer=example\.com&secret=[A-Z2-7]{32}&/,
    );
    const login = (code: string | undefined, at: Date) =>
      codeOfFailure(signIn(database, { ...right, code }, at, secretKey));
    expect(await login(undefined, after(60))).toBe('code-required');
    const wrongPassword = { ...right, password: 'wrong', code: codeOf(secret, after(60)) };
    expect(await codeOfFailure(signIn(database, wrongPassword, after(60), secretKey))).toBe(
      'wrong-credentials',
    );
    // This code was used to switch the second factor on.
    expect(await login(codeOf(secret, after(0)), after(20))).toBe('wrong-code');
    const typedInKurdish = codeOf(secret, after(60)).replace(/\d/g, (digit) =>
      String.fromCharCode(0x660 + Number(digit)),
    );
    expect(await login(typedInKurdish, after(89))).toBe('none');
    expect(await login(typedInKurdish, after(89))).toBe('wrong-code');
    expect(await login(codeOf(secret, after(120)), after(95))).toBe('none');
    // Two steps late.
    expect(await login(codeOf(secret, after(150)), after(210))).toBe('wrong-code');
    const codes = Array.from({ length: 4 }, () => login(codeOf(secret, after(600)), after(600)));
    const together = await Promise.all(codes);
    expect(together.filter((code) => code === 'none')).toHaveLength(1);
  });

  test('accepts no code twice after the clock was set back, but accepts a recovery code', async ({
    database,
  }) => {
    const { secret, recoveryCodes } = await enable(database);
    const login = (code: string | undefined, at: Date) =>
      codeOfFailure(signIn(database, { ...right, code }, at, secretKey));
    const hour = 3_600;
    const [earlier, later] = [codeOf(secret, after(hour)), codeOf(secret, after(2 * hour))];
    expect(await login(earlier, after(hour))).toBe('none');
    expect(await login(later, after(2 * hour))).toBe('none');
    // Both were used, and are valid again by the clock.
    expect(await login(earlier, after(hour))).toBe('wrong-code');
    expect(await login(later, after(2 * hour))).toBe('wrong-code');
    // An unused code of that time could have been seen by somebody.
    expect(await login(codeOf(secret, after(hour + 60)), after(hour + 60))).toBe('wrong-code');
    expect(await login(recoveryCodes[0] ?? '', after(hour + 60))).toBe('none');
    expect(await login(codeOf(secret, after(2 * hour + 30)), after(2 * hour + 30))).toBe('none');
  });

  test('a wrong clock rejects the codes of a correct phone, and a corrected clock accepts them', async ({
    database,
  }) => {
    const { secret } = await enable(database);
    const login = async (host: number, phone: number, server: number) =>
      await codeOfFailure(
        signIn(
          database,
          { ...right, ipAddress: `192.0.2.${host}`, code: codeOf(secret, after(phone)) },
          after(server),
          secretKey,
        ),
      );
    const ahead = 13 * 3_600;
    for (let host = 1; host <= 20; host += 1)
      expect(await login(host, 60, ahead)).toBe('wrong-code');
    expect(await login(21, 60, ahead)).toBe('too-many-attempts');
    // The counts of the wrong clock do not matter once it is right.
    expect(await login(22, 60, 60)).toBe('none');
  });

  test('accepts each recovery code once, even if the key of the secret is lost', async ({
    database,
  }) => {
    const { recoveryCodes, secret } = await enable(database);
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = JSON.stringify([
      await database.selectFrom('recovery_codes').selectAll().execute(),
      await database.selectFrom('second_factors').selectAll().execute(),
    ]);
    for (const plain of [...recoveryCodes, secret]) expect(stored).not.toContain(plain);
    const [first = '', second = ''] = recoveryCodes;
    const login = async (code: string) =>
      await codeOfFailure(signIn(database, { ...right, code }, after(60), 'another key'));
    expect(await login(codeOf(secret, after(60)))).toBe('wrong-code');
    expect(await login(first.toLowerCase().replaceAll('-', ' '))).toBe('none');
    expect(await login(first)).toBe('wrong-code');
    const together = await Promise.all([second, second].map(login));
    expect(together.sort()).toEqual(['none', 'wrong-code']);
    expect((await readTwoFactor(database, 'sara')).recoveryCodesLeft).toBe(8);
  });

  test('limits codes per account across IP addresses, but not recovery codes', async ({
    database,
  }) => {
    const { secret, recoveryCodes } = await enable(database);
    const rightCode = codeOf(secret, after(60));
    const wrongCode = rightCode === '000000' ? '111111' : '000000';
    const login = async (host: number, code: string) =>
      await codeOfFailure(
        signIn(database, { ...right, ipAddress: `192.0.2.${host}`, code }, after(60), secretKey),
      );
    for (let host = 1; host <= 20; host += 1)
      expect(await login(host, wrongCode)).toBe('wrong-code');
    expect(await login(21, wrongCode)).toBe('too-many-attempts');
    expect(await login(22, rightCode)).toBe('too-many-attempts');
    expect(await login(23, recoveryCodes[0] ?? '')).toBe('none');
  });

  test('is required only after it was confirmed, and is switched off with password and code', async ({
    database,
  }) => {
    await createFirstAdmin(database, right);
    const begin = { password: right.password, issuer: 'example.com', secretKey: undefined };
    const { secret } = await beginTwoFactor(database, owner, begin, after(0));
    const wrong = enableTwoFactor(database, owner, { ...begin, code: '12345' }, after(0));
    expect(await codeOfFailure(wrong)).toBe('wrong-code');
    await signIn(database, right, after(0));
    const on = { ...begin, code: codeOf(secret, after(0)) };
    await enableTwoFactor(database, owner, on, after(0));
    expect(await codeOfFailure(beginTwoFactor(database, owner, begin, after(0)))).toBe('invalid');
    const off = { ...begin, code: codeOf(secret, after(60)) };
    const noPassword = { ...off, password: 'wrong' };
    expect(await codeOfFailure(disableTwoFactor(database, owner, noPassword, after(60)))).toBe(
      'wrong-password',
    );
    await disableTwoFactor(database, owner, off, after(60));
    expect(await readTwoFactor(database, 'sara')).toEqual({ since: null, recoveryCodesLeft: 0 });
    await signIn(database, right, after(60));
  });
});

describe('a sealed secret', () => {
  plainTest('opens with its own key for its own account alone', () => {
    const sealed = sealSecret('ABC', secretKey, 'sara');
    expect(sealed).not.toContain('ABC');
    expect(openSecret(sealed, secretKey, 'sara')).toBe('ABC');
    for (const [key, name, text] of [
      ['another key', 'sara', sealed],
      [undefined, 'sara', sealed],
      [secretKey, 'dara', sealed],
      [secretKey, 'sara', `${sealed.slice(0, -2)}AA`],
      [secretKey, 'sara', 'sealed:AA'],
    ] as const)
      expect(openSecret(text, key, name)).toBeNull();
    expect(openSecret(sealSecret('ABC', undefined, 'sara'), undefined, 'sara')).toBe('ABC');
  });
});

import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('hashPassword', () => {
  test('returns Argon2id with 19 MiB, 2 passes and a new salt', async () => {
    const [one, other] = [await hashPassword('password'), await hashPassword('password')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });
});

describe('verifyPassword', () => {
  test.each([
    ['plain', 'password'],
    ['with spaces around', ' spaces '],
    ['with a null character', 'zero\0character'],
    ['in Kurdish', 'وشەی نهێنی ١٢٣'],
    ['of emoji', '🔑🔑🔑🔑'],
    ['that is long', 'x'.repeat(1_000)],
  ])('accepts a password %s', async (_kind, password) => {
    const stored = await hashPassword(password);
    expect(await verifyPassword(password, stored)).toBe(true);
    expect(await verifyPassword(`${password}.`, stored)).toBe(false);
    expect(await verifyPassword(password.slice(0, -1), stored)).toBe(false);
  });

  test('accepts a letter that another keyboard writes as two code points', async () => {
    const stored = await hashPassword('ئازادی');
    expect(await verifyPassword('ي\u0654ازادی', stored)).toBe(true);
  });

  test('reads a hash of the reference implementation, with other parameters', async () => {
    const stored =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', stored)).toBe(true);
    expect(await verifyPassword('passwore', stored)).toBe(false);
  });

  test.each(['', 'password'])('matches nothing for an unknown account: %s', async (password) => {
    expect(await verifyPassword(password, undefined)).toBe(false);
  });

  test.each(['', 'password', '$2b$10$abc', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'])(
    'rejects a stored text that is not Argon2id: %s',
    async (stored) => {
      await expect(verifyPassword('password', stored)).rejects.toThrow('no Argon2id');
    },
  );
});

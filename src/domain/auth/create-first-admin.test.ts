import { expect } from 'vitest';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  createFirstAdmin,
  listAdmins,
  listGeneratedPasswords,
  resetPassword,
  signIn,
} from './index.ts';

const ipAddress = '192.0.2.1';

describeEachEngine('createFirstAdmin', (test) => {
  test('creates an admin with the given password, once', async ({ database }) => {
    const given = { username: 'sara', password: 'right password' };
    expect(await createFirstAdmin(database, given)).toEqual({});
    expect(await createFirstAdmin(database, { username: 'dara', password: 'other' })).toBeNull();
    expect((await listAdmins(database)).map(({ username }) => username)).toEqual(['sara']);
    await signIn(database, { ...given, ipAddress });
  });

  test('rejects a common password', async ({ database }) => {
    const given = { username: 'sara', password: 'Passw0rd' };
    await expect(createFirstAdmin(database, given)).rejects.toMatchObject({
      code: 'common-password',
    });
    expect(await listAdmins(database)).toEqual([]);
  });

  test('generates a password if none is given, and returns it', async ({ database }) => {
    const admin = await createFirstAdmin(database, { username: 'admin', password: undefined });
    const password = admin?.generatedPassword ?? '';
    expect(password).toMatch(/^[\w-]{24}$/);
    await signIn(database, { username: 'admin', password, ipAddress });
  });

  test('remembers that the password was generated, until another one is chosen', async ({
    database,
  }) => {
    await createFirstAdmin(database, { username: 'admin', password: undefined });
    expect(await listGeneratedPasswords(database)).toEqual(['admin']);
    await resetPassword(database, { username: 'admin', password: 'a chosen password' });
    expect(await listGeneratedPasswords(database)).toEqual([]);
  });

  test('creates none if there is another admin', async ({ database }) => {
    await addAdmin(database, { username: 'sara', password: 'right password' });
    expect(await createFirstAdmin(database, { username: 'a', password: undefined })).toBeNull();
  });

  test('creates another one after all admins were deleted', async ({ database }) => {
    await createFirstAdmin(database, { username: 'a', password: undefined });
    await database.deleteFrom('admins').execute();
    expect(await createFirstAdmin(database, { username: 'b', password: 'a password' })).toEqual({});
  });

  test('creates one admin when several processes start at the same moment', async ({
    database,
  }) => {
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((username) =>
        createFirstAdmin(database, { username, password: undefined }),
      ),
    );
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    expect(await listAdmins(database)).toHaveLength(1);
  });
});

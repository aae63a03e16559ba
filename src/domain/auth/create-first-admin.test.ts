import { expect } from 'vitest';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { createFirstAdmin, listAdmins, signIn } from './index.ts';

const address = '192.0.2.1';

describeEachEngine('createFirstAdmin', (test) => {
  test('makes an admin with the password that it is given, once', async ({ database }) => {
    const given = { username: 'sara', password: 'right password' };
    expect(await createFirstAdmin(database, given)).toEqual({});
    expect(await createFirstAdmin(database, { username: 'dara', password: 'other' })).toBeNull();
    expect((await listAdmins(database)).map(({ username }) => username)).toEqual(['sara']);
    await signIn(database, { ...given, address });
  });

  test('makes none with a password that everybody tries', async ({ database }) => {
    const given = { username: 'sara', password: 'Passw0rd' };
    await expect(createFirstAdmin(database, given)).rejects.toMatchObject({
      code: 'common-password',
    });
    expect(await listAdmins(database)).toEqual([]);
  });

  test('makes a password where none is given, and tells it', async ({ database }) => {
    const admin = await createFirstAdmin(database, { username: 'admin', password: undefined });
    const password = admin?.generatedPassword ?? '';
    expect(password).toMatch(/^[\w-]{24}$/);
    await signIn(database, { username: 'admin', password, address });
  });

  test('makes none beside an admin that was made otherwise', async ({ database }) => {
    await addAdmin(database, { username: 'sara', password: 'right password' });
    expect(await createFirstAdmin(database, { username: 'a', password: undefined })).toBeNull();
  });

  test('makes another one when all admins were deleted', async ({ database }) => {
    await createFirstAdmin(database, { username: 'a', password: undefined });
    await database.deleteFrom('admins').execute();
    expect(await createFirstAdmin(database, { username: 'b', password: 'a password' })).toEqual({});
  });

  test('makes one admin for several starts at one moment', async ({ database }) => {
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((username) =>
        createFirstAdmin(database, { username, password: undefined }),
      ),
    );
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    expect(await listAdmins(database)).toHaveLength(1);
  });
});

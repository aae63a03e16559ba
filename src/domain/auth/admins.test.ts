import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { createAdmin, findSession, listAdmins, resetPassword, signIn } from './index.ts';
import { createSession } from './sessions.ts';

const ipAddress = '192.0.2.1';

describeEachEngine('admins', (test) => {
  test('a username is unique, even for two requests at the same moment', async ({ database }) => {
    const created = await Promise.all(
      ['first password', 'other password'].map((password) =>
        createAdmin(database, { username: 'sara', password }),
      ),
    );
    expect(created.sort()).toEqual([false, true]);
    expect(await createAdmin(database, { username: 'sara', password: 'third password' })).toBe(
      false,
    );
    const third = { username: 'sara', password: 'third password', ipAddress };
    await expect(signIn(database, third)).rejects.toMatchObject({ code: 'wrong-credentials' });
  });

  test('a new password replaces the old one and ends its owner’s sessions', async ({
    database,
  }) => {
    for (const username of ['sara', 'dara'])
      await createAdmin(database, { username, password: 'old password' });
    const sara = await createSession(database, 'sara');
    const dara = await createSession(database, 'dara');
    expect(await resetPassword(database, { username: 'sara', password: 'new password' })).toBe(
      true,
    );
    expect(await findSession(database, sara)).toBeNull();
    expect(await findSession(database, dara)).toEqual({ username: 'dara' });
    const old = { username: 'sara', password: 'old password', ipAddress };
    await expect(signIn(database, old)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await signIn(database, { ...old, password: 'new password' });
    await signIn(database, { ...old, username: 'dara' });
  });

  test('rejects a common password', async ({ database }) => {
    const sara = { username: 'sara', password: 'old password' };
    await createAdmin(database, sara);
    for (const set of [createAdmin, resetPassword])
      await expect(set(database, { ...sara, password: 'iloveyou' })).rejects.toMatchObject({
        code: 'common-password',
      });
    await signIn(database, { ...sara, ipAddress });
  });

  test('changes no password for an unknown admin', async ({ database }) => {
    expect(await resetPassword(database, { username: 'sara', password: 'a password' })).toBe(false);
    expect(await listAdmins(database)).toEqual([]);
  });

  test('are listed by name, with their number of sessions', async ({ database }) => {
    for (const username of ['sara', 'dara'])
      await createAdmin(database, { username, password: 'a password' });
    await createSession(database, 'sara');
    await createSession(database, 'sara');
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await listAdmins(database)).toEqual([
      { username: 'dara', createdAt, sessions: 0 },
      { username: 'sara', createdAt, sessions: 2 },
    ]);
  });
});

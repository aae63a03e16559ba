import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { addAdmin, cheapHash } from '../../../tests/support/add-admin.ts';
import { describePostgres } from '../../../tests/support/each-engine.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { createFirstAdmin, createRateLimits, listAdmins, signIn } from './index.ts';

const right = { username: 'sara', password: 'right password', ipAddress: '192.0.2.1' };
const wrong = { ...right, password: 'wrong password' };

describePostgres('several processes', (test) => {
  test('share the count of failed logins, even on a new database', async ({ newDatabaseUrl }) => {
    const databases = await Promise.all(['a', 'b', 'c'].map(() => openDatabase(newDatabaseUrl)));
    const results = await Promise.allSettled(
      Array.from({ length: 7 }, () => databases.map((database) => signIn(database, wrong))).flat(),
    );
    const codes = results.map((result) => result.status === 'rejected' && result.reason.code);
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(16);
    for (const database of databases) await database.destroy();
  });

  test('leave connections to other callers while logins wait for the database', async ({
    database,
    databaseUrl,
  }) => {
    await addAdmin(database, right);
    const elsewhere = await openDatabase(databaseUrl);
    const other = await elsewhere.startTransaction().execute();
    await sql`lock table rate_limits`.execute(other);
    const rateLimits = createRateLimits(database);
    const logins = Array.from({ length: 50 }, async (_, index) => {
      const ipAddress = `198.51.100.${index}`;
      await rateLimits.takeCall('admin', ipAddress);
      return await signIn(database, { ...right, ipAddress });
    });
    const results = Promise.allSettled(logins);
    try {
      await someoneWaits(elsewhere);
      // More callers than free connections, if the logins had taken all.
      for (let count = 0; count < 20; count += 1)
        expect(await listAdmins(database)).toHaveLength(1);
    } finally {
      await other.commit().execute();
    }
    const statuses = (await results).map(({ status }) => status);
    expect(statuses).toContain('fulfilled');
    await elsewhere.destroy();
  });

  test('open no session with a password that another process is changing', async ({ database }) => {
    await addAdmin(database, right);
    const newHash = cheapHash('new password');
    const other = await database.startTransaction().execute();
    await other.updateTable('admins').set({ password_hash: newHash }).execute();
    const login = signIn(database, right).catch((error: unknown) => error);
    await someoneWaits(database).finally(() => other.commit().execute());
    expect(await login).toMatchObject({ code: 'wrong-credentials' });
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('create one first admin, even with different usernames', async ({ database }) => {
    const time = '2026-11-21T12:00:00.000Z';
    const other = await database.startTransaction().execute();
    await other
      .insertInto('settings')
      .values({ key: 'first-admin-created-at', value: time })
      .execute();
    await other
      .insertInto('admins')
      .values({ username: 'dara', password_hash: '', created_at: time })
      .execute();
    const mine = createFirstAdmin(database, { username: 'sara', password: undefined });
    await someoneWaits(database).finally(() => other.commit().execute());
    expect(await mine).toBeNull();
    expect((await listAdmins(database)).map(({ username }) => username)).toEqual(['dara']);
  });
});

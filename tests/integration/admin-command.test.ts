import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listAuditLog } from '#domain/audit-log/index.ts';
import { findSession, listAdmins, signIn } from '#domain/auth/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { main } from '../../scripts/admin.ts';
import { addAdmin } from '../support/add-admin.ts';
import { describeEachEngine, testOnFile } from '../support/each-engine.ts';

const sara = { username: 'sara', password: 'right password', ipAddress: '192.0.2.1' };

type Result = { code: number | null; output: string; errors: string };

/** Runs `npm run admin` in this process. */
async function admin(words: readonly string[], variables: Record<string, string>): Promise<Result> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await main(words, variables, {
    log: (line) => void output.push(line),
    error: (line) => void errors.push(String(line)),
  });
  return { code, output: output.join('\n').trim(), errors: errors.join('\n').trim() };
}

/** Runs the command in a process of its own, as a person starts it. */
async function adminProcess(
  words: readonly string[],
  variables: Record<string, string>,
): Promise<Result> {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...words], {
    env: { PATH: process.env.PATH, ...variables },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: output.trim(), errors: errors.trim() };
}

testOnFile(
  'npm run admin is a process that takes its words and settings, and tells by its exit code',
  async ({ newDatabaseUrl }) => {
    const variables = { DATABASE_URL: newDatabaseUrl, ADMIN_PASSWORD: sara.password };
    expect(await adminProcess(['create', 'sara'], variables)).toEqual({
      code: 0,
      output: 'The admin sara can sign in with the password of ADMIN_PASSWORD',
      errors: '',
    });
    expect(await adminProcess(['create', 'sara'], variables)).toEqual({
      code: 1,
      output: '',
      errors: 'There is an admin sara already',
    });
  },
);

describeEachEngine('npm run admin', (test) => {
  test('create makes the database and an admin, and prints the password once', async ({
    newDatabaseUrl,
  }) => {
    const { code, output, errors } = await admin(['create', 'sara'], {
      DATABASE_URL: newDatabaseUrl,
    });
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const password =
      /^The admin sara can sign in with the password ([\w-]{24}) \(shown only now\)$/.exec(
        output,
      )?.[1];
    const database = await openDatabase(newDatabaseUrl);
    await signIn(database, { ...sara, password: password ?? '' });
    await database.destroy();
  });

  test('create takes the password from ADMIN_PASSWORD and does not print it', async ({
    databaseUrl,
    database,
  }) => {
    const variables = { DATABASE_URL: databaseUrl, ADMIN_PASSWORD: sara.password };
    const result = await admin(['create', 'sara'], variables);
    expect(result).toEqual({
      code: 0,
      output: 'The admin sara can sign in with the password of ADMIN_PASSWORD',
      errors: '',
    });
    await signIn(database, sara);
  });

  test('create does not change an existing admin', async ({ databaseUrl, database }) => {
    await addAdmin(database, sara);
    const result = await admin(['create', 'sara'], { DATABASE_URL: databaseUrl });
    expect(result).toEqual({ code: 1, output: '', errors: 'There is an admin sara already' });
    await signIn(database, sara);
  });

  test('reset-password changes the password and ends the sessions', async ({
    databaseUrl,
    database,
  }) => {
    await addAdmin(database, sara);
    const { token } = await signIn(database, sara);
    const { code, output } = await admin(['reset-password', 'sara'], { DATABASE_URL: databaseUrl });
    expect(code).toBe(0);
    expect(await findSession(database, token)).toBeNull();
    await expect(signIn(database, sara)).rejects.toMatchObject({ code: 'wrong-credentials' });
    const password = /with the password ([\w-]{24}) /.exec(output)?.[1] ?? '';
    await signIn(database, { ...sara, password });
  });

  test('list names the admins', async ({ databaseUrl, database }) => {
    const none = await admin(['list'], { DATABASE_URL: databaseUrl });
    expect(none).toEqual({ code: 0, output: 'There is no admin yet', errors: '' });
    await addAdmin(database, sara);
    await addAdmin(database, { ...sara, username: 'dara' });
    await signIn(database, sara);
    const { code, output } = await admin(['list'], { DATABASE_URL: databaseUrl });
    expect(code).toBe(0);
    expect(output).toMatch(
      /^dara, created \d{4}-\d\d-\d\d, sessions: 0\nsara, created \d{4}-\d\d-\d\d, sessions: 1$/,
    );
  });

  test('revoke-sessions ends the sessions of one admin, or of all', async ({
    databaseUrl,
    database,
  }) => {
    const dara = { ...sara, username: 'dara' };
    for (const account of [sara, dara]) await addAdmin(database, account);
    const ofSara = await signIn(database, sara);
    const ofDara = await signIn(database, dara);
    const one = await admin(['revoke-sessions', 'sara'], { DATABASE_URL: databaseUrl });
    expect(one).toEqual({ code: 0, output: 'Sessions ended: 1', errors: '' });
    expect(await findSession(database, ofSara.token)).toBeNull();
    expect(await findSession(database, ofDara.token)).not.toBeNull();
    const all = await admin(['revoke-sessions'], { DATABASE_URL: databaseUrl });
    expect(all).toEqual({ code: 0, output: 'Sessions ended: 1', errors: '' });
    expect(await findSession(database, ofDara.token)).toBeNull();
  });

  test('second-factor-off turns two-factor sign-in off, and the audit log has all commands', async ({
    databaseUrl,
    database,
  }) => {
    const variables = { DATABASE_URL: databaseUrl, ADMIN_PASSWORD: sara.password };
    await admin(['create', 'sara'], variables);
    const since = new Date().toISOString();
    await database
      .insertInto('second_factors')
      .values({ username: 'sara', secret: 'AAAA', confirmed_at: since, last_step: 0 })
      .execute();
    await expect(signIn(database, sara)).rejects.toMatchObject({ code: 'code-required' });
    expect(await admin(['second-factor-off', 'sara'], variables)).toEqual({
      code: 0,
      output: 'The admin sara can sign in with the password alone',
      errors: '',
    });
    await signIn(database, sara);
    const again = await admin(['second-factor-off', 'sara'], variables);
    expect(again.errors).toBe('There is no admin sara with a second factor');
    const { entries } = await listAuditLog(database, { group: 'commandLine' });
    expect(entries.map(({ action, subject, username }) => [action, subject, username])).toEqual([
      ['admin-second-factor-off', 'sara', null],
      ['admin-created', 'sara', null],
    ]);
  });
});

testOnFile.for(['reset-password', 'revoke-sessions'])(
  '%s says when there is no such admin',
  async (command, { databaseUrl }) => {
    const result = await admin([command, 'nobody'], { DATABASE_URL: databaseUrl });
    expect(result).toEqual({ code: 1, output: '', errors: 'There is no admin nobody' });
  },
);

testOnFile.for([
  [['create', 'a b'], {}, /^username must be 1 to 60 letters/],
  [['create', 'x'.repeat(61)], {}, /^username must be 1 to 60 letters/],
  [
    ['create', 'sara'],
    { ADMIN_PASSWORD: 'short' },
    /^ADMIN_PASSWORD must have at least 8 characters$/,
  ],
  [['create', 'sara'], { ADMIN_PASSWORD: 'Password1' }, /^This password is very common, /],
  [['list'], { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be /],
  [['list'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^Can't open the database /],
] as const)(
  '%j with %j is reported in one line',
  async ([words, variables, line], { databaseUrl, database }) => {
    const { code, output, errors } = await admin(words, {
      DATABASE_URL: databaseUrl,
      ...variables,
    });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(line);
    expect(errors).not.toContain('\n');
    expect(await listAdmins(database)).toEqual([]);
  },
);

test.for([
  [],
  ['remove'],
  ['create'],
  ['create', ''],
  ['create', 'sara', 'dara'],
  ['list', 'sara'],
  ['revoke-sessions', ''],
  ['second-factor-off'],
  ['list', '--all'],
])('%j is answered with the usage, and opens no database', async (words) => {
  const result = await admin(words, { DATABASE_URL: 'postgres://127.0.0.1:1/x' });
  expect(result).toMatchObject({ code: 2, output: '' });
  expect(result.errors).toContain('npm run admin reset-password <username>');
});

test.for(['--help', '-h'])('%s prints the usage', async (word) => {
  const result = await admin([word], {});
  expect(result).toMatchObject({ code: 0, errors: '' });
  expect(result.output).toContain('npm run admin reset-password <username>');
});

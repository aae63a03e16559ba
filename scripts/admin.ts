/** `npm run admin`: manages the accounts of the panel, for the operator of the site. */
import { commandLine, withAuditLog } from '#domain/audit-log/index.ts';
import type { AuditAction } from '#domain/audit-log/shared/audit-actions.ts';
import {
  createAdmin,
  generatePassword,
  listAdmins,
  removeTwoFactor,
  resetPassword,
  revokeSessions,
} from '#domain/auth/index.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';
import {
  CommandError,
  type Output,
  runCommand,
  UsageError,
  type Variables,
} from './run-command.ts';

const usage = `Manages the accounts of the admin panel, in the database in DATABASE_URL.

  npm run admin create <username>             adds an admin
  npm run admin reset-password <username>     sets a new password and ends the admin's sessions
  npm run admin second-factor-off <username>  turns two-factor sign-in off, such as after a lost phone
  npm run admin list                          names all admins
  npm run admin revoke-sessions [username]    ends the sessions of one admin, or of all

ADMIN_PASSWORD is the password. Without it, a random one is made and printed once.`;

type Call = { database: Database; password: string | undefined };

/** @returns the lines of output */
type Command = (call: Call) => Promise<string>;

type AccountCall = Call & { username: string };

const accountCommands = new Map<string, (call: AccountCall) => Promise<string>>([
  ['create', create],
  ['reset-password', reset],
  ['second-factor-off', turnTwoFactorOff],
]);
const commandNames = [...accountCommands.keys(), 'list', 'revoke-sessions'];

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env, console);

/**
 * @param words the words after `npm run admin`
 * @returns the exit code: 0 done, 1 not done, 2 wrong usage
 */
export async function main(
  words: readonly string[],
  variables: Variables,
  output: Output,
): Promise<number> {
  const run = async ({ words: [name, username, ...rest] }: { words: string[] }) => {
    if (rest.length > 0) throw new UsageError('There must be one username at most');
    return await runOnDatabase(chooseCommand(name, username), username, variables);
  };
  return await runCommand({ usage, run }, { words, variables, output });
}

/** @throws {UsageError} if the words are no command */
function chooseCommand(name = '', username?: string): Command {
  const command = accountCommands.get(name);
  if (command) {
    if (!username) throw new UsageError(`${name} must have a username`);
    return (call) => command({ ...call, username });
  }
  if (!commandNames.includes(name))
    throw new UsageError(`The command must be one of ${commandNames.join(', ')}`);
  if (username === '') throw new UsageError('The username must not be empty');
  if (name === 'revoke-sessions') return (call) => revoke({ ...call, username });
  if (username !== undefined) throw new UsageError('list must stand without a username');
  return list;
}

async function runOnDatabase(
  command: Command,
  username: string | undefined,
  variables: Variables,
): Promise<string> {
  const { databaseUrl, adminPassword } = readSettings(username, variables);
  const database = await openDatabase(databaseUrl);
  try {
    return await command({ database, password: adminPassword });
  } finally {
    await database.destroy();
  }
}

/** The command's username replaces the setting, so that the same rule checks it. */
function readSettings(username: string | undefined, variables: Variables) {
  try {
    return readEnvironment({ ...variables, ADMIN_USERNAME: username });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new CommandError(error.message.replace(/^ADMIN_USERNAME\b/m, 'username'));
  }
}

async function create({ database, username, password }: AccountCall): Promise<string> {
  const chosen = password ?? generatePassword();
  const isCreated = await withRecord(database, 'admin-created', username, async (transaction) =>
    createAdmin(transaction, {
      username,
      password: chosen,
      isGenerated: password === undefined,
    }),
  );
  if (!isCreated) throw new CommandError(`There is an admin ${username} already`);
  return `The admin ${username} can sign in ${describePassword(password, chosen)}`;
}

async function reset({ database, username, password }: AccountCall): Promise<string> {
  const chosen = password ?? generatePassword();
  const isReset = await withRecord(
    database,
    'admin-password-reset',
    username,
    async (transaction) =>
      resetPassword(transaction, {
        username,
        password: chosen,
        isGenerated: password === undefined,
      }),
  );
  if (!isReset) throw new CommandError(`There is no admin ${username}`);
  return `The admin ${username} is signed out everywhere, and can sign in ${describePassword(password, chosen)}`;
}

async function list({ database }: Call): Promise<string> {
  const admins = await listAdmins(database);
  if (admins.length === 0) return 'There is no admin yet';
  return admins
    .map(
      ({ username, createdAt, sessions }) =>
        `${username}, created ${createdAt.slice(0, 10)}, sessions: ${sessions}`,
    )
    .join('\n');
}

async function revoke({
  database,
  username,
}: Call & { username: string | undefined }): Promise<string> {
  const admins = await listAdmins(database);
  if (username !== undefined && !admins.some((admin) => admin.username === username))
    throw new CommandError(`There is no admin ${username}`);
  const ended = await withAuditLog(
    database,
    commandLine,
    async (transaction) => await revokeSessions(transaction, username),
    () => [{ action: 'admin-sessions-ended', subject: username ?? null }],
  );
  return `Sessions ended: ${ended}`;
}

async function turnTwoFactorOff({ database, username }: AccountCall): Promise<string> {
  const isOff = await withRecord(
    database,
    'admin-second-factor-off',
    username,
    async (transaction) => removeTwoFactor(transaction, username),
  );
  if (!isOff) throw new CommandError(`There is no admin ${username} with a second factor`);
  return `The admin ${username} can sign in with the password alone`;
}

/** Runs a command's work and records it in the audit log, unless there was nothing to do. */
async function withRecord(
  database: Database,
  action: AuditAction,
  username: string,
  work: (transaction: Database) => Promise<boolean>,
): Promise<boolean> {
  return await withAuditLog(database, commandLine, work, (isDone) =>
    isDone ? [{ action, subject: username }] : [],
  );
}

/** Never prints a password that was given. */
function describePassword(given: string | undefined, chosen: string): string {
  return given === undefined
    ? `with the password ${chosen} (shown only now)`
    : 'with the password of ADMIN_PASSWORD';
}

/** `npm run admin`: manages the accounts of the panel, for the operator of the site. */
import { parseArgs } from 'node:util';
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
import { DomainError } from '#domain/domain-error.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';

const usage = `Manages the accounts of the admin panel, in the database in DATABASE_URL.

  npm run admin create <username>             adds an admin
  npm run admin reset-password <username>     sets a new password and ends the admin's sessions
  npm run admin second-factor-off <username>  turns two-factor sign-in off, such as after a lost phone
  npm run admin list                          names all admins
  npm run admin revoke-sessions [username]    ends the sessions of one admin, or of all

ADMIN_PASSWORD is the password. Without it, a random one is made and printed once.`;

type Environment = Record<string, string | undefined>;

/** The output of a command goes to `log`, errors go to `error`. */
type Output = Pick<Console, 'log' | 'error'>;

type Call = { database: Database; password: string | undefined; output: Output };

type Command = (call: Call) => Promise<void>;

/** A valid command that can't be carried out. The message is for the person at the terminal. */
class CommandError extends Error {}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env, console);

/**
 * @param parameters the words after `npm run admin`
 * @returns the exit code: 0 done, 1 not done, 2 wrong usage
 */
export async function main(
  parameters: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  const { words, wantsHelp } = readParameters(parameters);
  if (wantsHelp) {
    output.log(usage);
    return 0;
  }
  const [name, username, ...rest] = words;
  const command = rest.length === 0 ? chooseCommand(name, username) : null;
  if (!command) {
    output.error(usage);
    return 2;
  }
  try {
    await run(command, username, environment, output);
    return 0;
  } catch (error) {
    const isExpected = [CommandError, StartupError, DomainError].some(
      (kind) => error instanceof kind,
    );
    output.error(isExpected ? (error as Error).message : error);
    return 1;
  }
}

/** An unknown option gives no words, so the usage is printed. */
function readParameters(parameters: readonly string[]): { words: string[]; wantsHelp: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    return { words: positionals, wantsHelp: values.help === true };
  } catch {
    return { words: [], wantsHelp: false };
  }
}

/** @returns null if the words are no command */
function chooseCommand(name: string | undefined, username: string | undefined): Command | null {
  if (username === '') return null;
  switch (name) {
    case 'create':
      return username ? (call) => create({ ...call, username }) : null;
    case 'reset-password':
      return username ? (call) => reset({ ...call, username }) : null;
    case 'second-factor-off':
      return username ? (call) => turnTwoFactorOff({ ...call, username }) : null;
    case 'list':
      return username === undefined ? list : null;
    case 'revoke-sessions':
      return (call) => revoke({ ...call, username });
    default:
      return null;
  }
}

async function run(
  command: Command,
  username: string | undefined,
  environment: Environment,
  output: Output,
): Promise<void> {
  const { databaseUrl, adminPassword } = readSettings(username, environment);
  const database = await openDatabase(databaseUrl);
  try {
    await command({ database, password: adminPassword, output });
  } finally {
    await database.destroy();
  }
}

/** The command's username replaces the setting, so that the same rule checks it. */
function readSettings(username: string | undefined, environment: Environment) {
  try {
    return readEnvironment({ ...environment, ADMIN_USERNAME: username });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new CommandError(error.message.replace(/^ADMIN_USERNAME\b/m, 'username'));
  }
}

type AccountCall = Call & { username: string };

async function create({ database, username, password, output }: AccountCall): Promise<void> {
  const chosen = password ?? generatePassword();
  const isCreated = await withRecord(database, 'admin-created', username, async (transaction) =>
    createAdmin(transaction, {
      ...{ username, password: chosen, isGenerated: password === undefined },
    }),
  );
  if (!isCreated) throw new CommandError(`There is an admin ${username} already`);
  output.log(`The admin ${username} can sign in ${describePassword(password, chosen)}`);
}

async function reset({ database, username, password, output }: AccountCall): Promise<void> {
  const chosen = password ?? generatePassword();
  const isReset = await withRecord(
    database,
    'admin-password-reset',
    username,
    async (transaction) =>
      resetPassword(transaction, {
        ...{ username, password: chosen, isGenerated: password === undefined },
      }),
  );
  if (!isReset) throw new CommandError(`There is no admin ${username}`);
  output.log(
    `The admin ${username} is signed out everywhere, and can sign in ${describePassword(password, chosen)}`,
  );
}

async function list({ database, output }: Call): Promise<void> {
  const admins = await listAdmins(database);
  if (admins.length === 0) output.log('There is no admin yet');
  for (const { username, createdAt, sessions } of admins)
    output.log(`${username}, created ${createdAt.slice(0, 10)}, sessions: ${sessions}`);
}

async function revoke({
  database,
  username,
  output,
}: Call & { username: string | undefined }): Promise<void> {
  const admins = await listAdmins(database);
  if (username !== undefined && !admins.some((admin) => admin.username === username))
    throw new CommandError(`There is no admin ${username}`);
  const ended = await withAuditLog(
    database,
    commandLine,
    async (transaction) => await revokeSessions(transaction, username),
    () => [{ action: 'admin-sessions-ended', subject: username ?? null }],
  );
  output.log(`Sessions ended: ${ended}`);
}

async function turnTwoFactorOff({ database, username, output }: AccountCall): Promise<void> {
  const isOff = await withRecord(
    database,
    'admin-second-factor-off',
    username,
    async (transaction) => removeTwoFactor(transaction, username),
  );
  if (!isOff) throw new CommandError(`There is no admin ${username} with a second factor`);
  output.log(`The admin ${username} can sign in with the password alone`);
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

import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#platform/database/index.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/** RFC 6238 with the parameters that every authenticator app supports: six digits, SHA-1, new every 30 seconds. */
const periodSeconds = 30;
const digits = 6;
/** The codes of the previous and the next step are valid too, because clocks differ. */
const stepsAside = 1;
/** RFC 4226: 160 bits. */
const secretBytes = 20;

const recoveryCodeCount = 10;
const recoveryCodeBytes = 10;

export type NewSecret = {
  /** Base32, to type. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
};

export type TwoFactorState = {
  /** ISO 8601; null if it is off. */
  since: string | null;
  recoveryCodesLeft: number;
};

/** `off`: the account has no second factor. `recovery-code`: a right one, now used up. */
export type CodeCheck = 'off' | 'missing' | 'right' | 'recovery-code' | 'wrong';

export async function readTwoFactor(database: Database, username: string): Promise<TwoFactorState> {
  const factor = await findConfirmed(database, username);
  const codes = database.selectFrom('recovery_codes').where('username', '=', username);
  const { left } = await codes
    .select((row) => row.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return { since: factor?.confirmed_at ?? null, recoveryCodesLeft: left };
}

/**
 * Creates a new secret, which is required only after {@link confirmTwoFactor} has checked a code of it.
 *
 * @param issuer the site's name in an authenticator app
 * @returns null if the second factor is on already
 */
export async function prepareTwoFactor(
  database: Database,
  account: { username: string; issuer: string; secretKey: string | undefined },
): Promise<NewSecret | null> {
  const { username, issuer, secretKey } = account;
  const secret = new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer });
  const row = { secret: sealSecret(secret.base32, secretKey, username), last_step: 0 };
  const stored = await database
    .insertInto('second_factors')
    .values({ username, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('username').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('username')
    .executeTakeFirst();
  if (!stored) return null;
  const uri = new TOTP({ issuer, label: username, secret, digits, period: periodSeconds });
  return { secret: secret.base32, uri: uri.toString() };
}

/**
 * Switches the second factor on with a first code.
 *
 * @returns the recovery codes, of which only hashes are stored; null for a wrong code, or if nothing was prepared
 */
export async function confirmTwoFactor(
  transaction: Database,
  account: { username: string; code: string; secretKey: string | undefined },
  now: Date,
): Promise<string[] | null> {
  const { username, code, secretKey } = account;
  const prepared = await transaction
    .selectFrom('second_factors')
    .select('secret')
    .where('username', '=', username)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  const step = prepared && stepOf(openSecret(prepared.secret, secretKey, username), code, now);
  if (!step) return null;
  const confirmed = await transaction
    .updateTable('second_factors')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('username', '=', username)
    .where('secret', '=', prepared.secret)
    .where('confirmed_at', 'is', null)
    .returning('username')
    .executeTakeFirst();
  return confirmed ? await replaceRecoveryCodes(transaction, username) : null;
}

/** @returns false if it was off */
export async function removeTwoFactor(database: Database, username: string): Promise<boolean> {
  await database.deleteFrom('recovery_codes').where('username', '=', username).execute();
  const { numDeletedRows } = await database
    .deleteFrom('second_factors')
    .where('username', '=', username)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/**
 * Checks the code of a sign-in and uses it up: of several concurrent uses of one code, one is right.
 *
 * @param code as it was typed: a code of the app, or a recovery code
 */
export async function takeCode(
  database: Database,
  account: { username: string; code: string | undefined; secretKey: string | undefined },
  now: Date,
): Promise<CodeCheck> {
  const { username, code, secretKey } = account;
  const factor = await findConfirmed(database, username);
  if (!factor) return 'off';
  if (code === undefined) return 'missing';
  if (!isAppCode(code))
    return (await takeRecoveryCode(database, username, code)) ? 'recovery-code' : 'wrong';
  const step = stepOf(openSecret(factor.secret, secretKey, username), code, now);
  if (!step) return 'wrong';
  const taken = await database
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('username', '=', username)
    .where('last_step', '<', step)
    .returning('username')
    .executeTakeFirst();
  return taken ? 'right' : 'wrong';
}

/** Six digits can be guessed; a recovery code can't. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(withAsciiDigits(code));
}

async function findConfirmed(database: Database, username: string) {
  return await database
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('username', '=', username)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** @returns the number of the code's time step; null for a wrong code */
function stepOf(secret: string | null, code: string, now: Date): number | null {
  if (secret === null) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits, period: periodSeconds });
  const aside = totp.validate({ token: withAsciiDigits(code), timestamp, window: stepsAside });
  return aside === null ? null : Math.floor(timestamp / (periodSeconds * 1_000)) + aside;
}

async function replaceRecoveryCodes(database: Database, username: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await database.deleteFrom('recovery_codes').where('username', '=', username).execute();
  await database
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ username, code_hash: hashRecoveryCode(username, code) })))
    .execute();
  return codes;
}

async function takeRecoveryCode(
  database: Database,
  username: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_codes')
    .where('username', '=', username)
    .where('code_hash', '=', hashRecoveryCode(username, code))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** 80 random bits as Base32 in groups of four. */
function newRecoveryCode(): string {
  const secret = new Secret({ buffer: Uint8Array.from(randomBytes(recoveryCodeBytes)).buffer });
  return secret.base32.match(/.{4}/g)?.join('-') ?? secret.base32;
}

/** A code has 80 random bits, so one round of a fast hash is enough. Spaces, hyphens and case do not matter. */
function hashRecoveryCode(username: string, code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z\d]/g, '');
  return createHash('sha256')
    .update(JSON.stringify([username, letters]))
    .digest('hex');
}

/** Kurdish and Arabic keyboards have their own digits, and apps show codes with a space in the middle. */
function withAsciiDigits(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s-]/g, '');
}

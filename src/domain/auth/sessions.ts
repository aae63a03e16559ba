import { randomBytes } from 'node:crypto';
import { hourMs } from '#language/durations.ts';
import type { Database } from '#platform/database/index.ts';
import { hashToken } from '#platform/hash-token.ts';
import { longestWindowSeconds } from './login-limiter.ts';
import { latestEndOf } from './rate-limit-store.ts';

/** Since sign-in, even for a session in use. */
const absoluteLifeMs = 12 * hourMs;
/** Since the last call. Up to a minute less, because the time of the last call is written once a minute. */
const idleLifeMs = 2 * hourMs;
const lastUseWrittenEveryMs = 60 * 1_000;
/** A time further ahead was written before the clock was set back; a nearer one may come from another instance. */
const aheadMs = 60 * 1_000;

/** How much of a user agent is stored. */
const maxUserAgentLength = 300;

/** The signed-in user. */
export type SessionUser = { username: string };

/** The IP address and the browser of a session. */
export type SessionOrigin = { ipAddress: string; userAgent: string };

export type ListedSession = {
  /** The hash of its token, which can't be used to sign in. */
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC, up to a minute late. */
  lastUsedAt: string;
  isCurrent: boolean;
} & SessionOrigin;

/** @returns the token of a new session: 256 random bits, of which only the hash is stored */
export async function createSession(
  database: Database,
  username: string,
  now: Date = new Date(),
  origin: SessionOrigin = { ipAddress: '', userAgent: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const time = now.toISOString();
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      username,
      created_at: time,
      last_used_at: time,
      address: origin.ipAddress,
      user_agent: origin.userAgent.slice(0, maxUserAgentLength),
    })
    .execute();
  return token;
}

/** @returns null for an unknown token and for an expired session */
export async function findSession(
  database: Database,
  token: string,
  now: Date = new Date(),
): Promise<SessionUser | null> {
  const session = await database
    .selectFrom('sessions')
    .select(['token_hash', 'username', 'created_at', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '>', ago(now, absoluteLifeMs))
    .where('last_used_at', '>', ago(now, idleLifeMs))
    .executeTakeFirst();
  if (!session) return null;
  const time = now.toISOString();
  const isAhead = [session.created_at, session.last_used_at].some((at) => at > ago(now, -aheadMs));
  if (isAhead || session.last_used_at <= ago(now, lastUseWrittenEveryMs)) {
    await database
      .updateTable('sessions')
      .set({
        last_used_at: time,
        // Otherwise the session would live until the clock catches up, and twelve hours more.
        ...(session.created_at > time && { created_at: time }),
      })
      .where('token_hash', '=', session.token_hash)
      .execute();
  }
  return { username: session.username };
}

/** Ends the session of the token, if there is one. */
export async function signOut(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** The live sessions of an admin, the last used first. @param token of the current session */
export async function listSessions(
  database: Database,
  { username, token }: { username: string; token: string },
  now: Date = new Date(),
): Promise<ListedSession[]> {
  const sessions = await database
    .selectFrom('sessions')
    .select([
      'token_hash as id',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'address as ipAddress',
      'user_agent as userAgent',
    ])
    .where('username', '=', username)
    .where('created_at', '>', ago(now, absoluteLifeMs))
    .where('last_used_at', '>', ago(now, idleLifeMs))
    .orderBy('last_used_at', 'desc')
    .execute();
  return sessions.map((session) => ({ ...session, isCurrent: session.id === hashToken(token) }));
}

/** @returns false if the admin has no such session */
export async function endSession(
  database: Database,
  username: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('username', '=', username)
    .where('token_hash', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Ends the other sessions of an admin. @param token of the session that stays @returns how many there were */
export async function endOtherSessions(
  database: Database,
  { username, token }: { username: string; token: string },
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('username', '=', username)
    .where('token_hash', '!=', hashToken(token))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Ends the sessions of one admin, or of all.
 *
 * @returns how many there were
 */
export async function revokeSessions(database: Database, username?: string): Promise<number> {
  const all = database.deleteFrom('sessions');
  const chosen = username === undefined ? all : all.where('username', '=', username);
  const { numDeletedRows } = await chosen.executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes expired sessions and expired rate limits. If the clock was set back, the lifetime of unused sessions starts
 * again now, so that they end too.
 */
export async function removeExpiredSessions(
  database: Database,
  now: Date = new Date(),
): Promise<void> {
  for (const column of ['created_at', 'last_used_at'] as const)
    await database
      .updateTable('sessions')
      .set({ [column]: now.toISOString() })
      .where(column, '>', ago(now, -aheadMs))
      .execute();
  await database
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('created_at', '<=', ago(now, absoluteLifeMs)),
        session('last_used_at', '<=', ago(now, idleLifeMs)),
      ]),
    )
    .execute();
  await database
    .deleteFrom('rate_limits')
    .where((limit) =>
      limit.or([
        limit('expires_at', '<=', now.toISOString()),
        limit('expires_at', '>', latestEndOf(longestWindowSeconds, now)),
      ]),
    )
    .execute();
}

function ago(now: Date, lifeMs: number): string {
  return new Date(now.getTime() - lifeMs).toISOString();
}

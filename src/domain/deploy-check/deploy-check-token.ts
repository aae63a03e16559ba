import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { hashToken } from '#platform/hash-token.ts';

const key = 'deploy-check';
const validMs = 60_000;
const tokenPattern = /^Bearer ([\w-]{43})$/;

const stored = z.object({ hash: z.string(), until: z.iso.datetime() });

/**
 * Lets a command on the server ask its own site what arrives of a request (`npm run deploy:check`), for a minute.
 *
 * @returns the token to send, and a function that takes it back
 */
export async function allowDeployCheck(
  database: Database,
  now: Date = new Date(),
): Promise<{ token: string; end: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + validMs).toISOString();
  const value = JSON.stringify({ hash: hashToken(token), until });
  await database
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return {
    token,
    end: async () => void (await database.deleteFrom('settings').where('key', '=', key).execute()),
  };
}

/**
 * Whether a request comes from that command. One without a token asks no database.
 *
 * @param authorization the header
 */
export async function isDeployCheck(
  database: Database,
  authorization: string | null,
  now: Date = new Date(),
): Promise<boolean> {
  const token = tokenPattern.exec(authorization ?? '')?.[1];
  if (token === undefined) return false;
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  const { data } = stored.safeParse(row ? JSON.parse(row.value) : null);
  if (!data || data.until < now.toISOString()) return false;
  return timingSafeEqual(Buffer.from(data.hash), Buffer.from(hashToken(token)));
}

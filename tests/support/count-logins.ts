import { createHook } from 'node:async_hooks';
import { DomainError } from '#domain/domain-error.ts';

import type { Database } from '#platform/database/index.ts';
export const rightLogin = { username: 'sara', password: 'right password', ipAddress: '192.0.2.1' };

export const wrongLogin = { ...rightLogin, password: 'wrong password' };

export async function countedLogins(database: Database) {
  return await database
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'login:%')
    .execute();
}

export async function failuresOf(logins: Promise<unknown>[]): Promise<DomainError[]> {
  const results = await Promise.allSettled(logins);
  return results.map((result) => {
    if (result.status === 'fulfilled') throw new Error('A login succeeded');
    if (!(result.reason instanceof DomainError)) throw result.reason;
    return result.reason;
  });
}

export function countCodes(failures: readonly DomainError[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(failures, ({ code }) => code)].map(([code, list]) => [code, list.length]),
  );
}

/** Watches the Argon2 work that Node really does. */
export function countHashes() {
  const running = new Set<number>();
  let started = 0;
  let maxAtOnce = 0;
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return;
      running.add(id);
      started += 1;
      maxAtOnce = Math.max(maxAtOnce, running.size);
    },
    // Node calls back with the hash.
    before: (id) => void running.delete(id),
  }).enable();
  return {
    started: () => started,
    maxAtOnce: () => maxAtOnce,
    stop: () => void hook.disable(),
  };
}

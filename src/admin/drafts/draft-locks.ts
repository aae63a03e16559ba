/** The time that a reloading page has to lock its draft again. */
const reloadTimeoutMs = 1_000;

const namePrefix = 'draft ';
const lockName = (key: string) => namePrefix + key;

/** Whether the browser has Web Locks. On plain http it has none, and open drafts are unknown. */
export const hasLocks = () => navigator.locks !== undefined;

/**
 * Locks a draft for this tab until `release` is called or the tab is gone, even after a crash.
 *
 * @returns null when another tab holds the lock. Without Web Locks nothing is locked
 */
export async function lockDraft(key: string): Promise<{ release: () => void } | null> {
  if (!hasLocks()) return { release: () => undefined };
  return await new Promise((resolve) => {
    navigator.locks
      .request(
        lockName(key),
        { signal: AbortSignal.timeout(reloadTimeoutMs) },
        () => new Promise<void>((release) => resolve({ release })),
      )
      .catch(() => resolve(null));
  });
}

/** Returns the locked keys with a prefix, of all tabs. A locked key may have no saved draft. */
export async function lockedDrafts(prefix: string): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []);
  const start = lockName(prefix);
  return new Set(
    names.filter((name) => name.startsWith(start)).map((name) => name.slice(namePrefix.length)),
  );
}

/**
 * Resolves once another tab has released one of these drafts, and has not locked it again after a reload.
 *
 * @throws the reason of the signal when it is aborted
 */
export async function anyReleased(keys: readonly string[], signal: AbortSignal): Promise<void> {
  if (!hasLocks()) return await new Promise(() => undefined);
  await Promise.race(
    keys.map((key) => navigator.locks.request(lockName(key), { signal }, () => undefined)),
  );
  await new Promise((resolve) => setTimeout(resolve, reloadTimeoutMs));
  signal.throwIfAborted();
}

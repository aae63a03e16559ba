/** How long a page that is being reloaded may take to release its locks. */
const reloadTimeoutMs = 1_000;

const namePrefix = 'draft ';
const lockName = (key: string) => namePrefix + key;

/** Without Web Locks, as on plain http, nobody knows which drafts are open. */
export const hasLocks = () => navigator.locks !== undefined;

/**
 * Locks a draft for this tab until `release` is called or the tab is gone, even after a crash.
 *
 * @returns null where another tab has locked it. Without Web Locks, as on plain http, nothing is locked
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

/** The keys that begin with a prefix and are locked by any tab, whether a draft is saved under them or not. */
export async function lockedDrafts(prefix: string): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []);
  const start = lockName(prefix);
  return new Set(
    names.filter((name) => name.startsWith(start)).map((name) => name.slice(namePrefix.length)),
  );
}

/**
 * Resolves once another tab has released one of these drafts for good, not while that tab is only reloaded.
 *
 * @throws the signal's reason, once it is aborted
 */
export async function anyReleased(keys: readonly string[], signal: AbortSignal): Promise<void> {
  if (!hasLocks()) return await new Promise(() => undefined);
  await Promise.race(
    keys.map((key) => navigator.locks.request(lockName(key), { signal }, () => undefined)),
  );
  await new Promise((resolve) => setTimeout(resolve, reloadTimeoutMs));
  signal.throwIfAborted();
}

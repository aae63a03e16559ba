/** How long a page that is being reloaded may take to let go of its drafts. */
const reloadTimeoutMs = 1_000;

const lockName = (key: string) => `draft ${key}`;

/**
 * Marks a draft as open in this tab until `release` is called or the tab is gone, however it went.
 *
 * @returns null where another tab has it open. Without the browser's locks, as on plain http, nothing is marked
 */
export async function holdDraft(key: string): Promise<{ release: () => void } | null> {
  if (!navigator.locks) return { release: () => undefined };
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

/** The keys among these that are open in some tab. */
export async function heldDrafts(keys: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  return new Set(keys.filter((key) => held.has(lockName(key))));
}

/**
 * Settles once another tab has let go of one of these drafts for good: not where that tab was only reloaded.
 *
 * @throws the signal's reason, once it is aborted
 */
export async function oneIsReleased(keys: readonly string[], signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return await new Promise(() => undefined);
  await Promise.race(
    keys.map((key) => navigator.locks.request(lockName(key), { signal }, () => undefined)),
  );
  await new Promise((resolve) => setTimeout(resolve, reloadTimeoutMs));
  signal.throwIfAborted();
}

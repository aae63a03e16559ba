import { expect, onTestFinished, vi } from 'vitest';
import { openDatabaseWithChanges } from '#platform/database/index.ts';

/** A database that reports changes of posts, and the changes since the last call. */
export async function openWithChanges(databaseUrl: string) {
  const onChange = vi.fn<(slugs: readonly string[]) => Promise<void> | void>();
  const onMissedEvents = vi.fn();
  const { database, changes } = await openDatabaseWithChanges(databaseUrl, {
    onChange,
    onMissedEvents,
  });
  onTestFinished(async () => {
    await changes.stop();
    await database.destroy();
  });
  if (databaseUrl.startsWith('postgres'))
    await vi.waitFor(() => expect(onMissedEvents, 'listening has begun').toHaveBeenCalledTimes(1));
  const changedSlugs = async () => {
    await changes.flushed();
    const slugs = new Set(onChange.mock.calls.flat(2));
    onChange.mockClear();
    return [...slugs].sort();
  };
  return { database, changes, changedSlugs, onChange, onMissedEvents };
}

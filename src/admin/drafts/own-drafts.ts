import { newDraftKey, writerOf } from './draft-keys.ts';
import type { RecoverableDraft } from './draft-lists.ts';
import { lockDraft } from './draft-locks.ts';
import type { DraftServer } from './draft-server.ts';
import { deleteDraft } from './draft-store.ts';
import type { TabDraft } from './tab-drafts-state.ts';
import { removeFromMemory } from './unsaved-drafts.ts';

/** @returns false for a draft that another tab has open */
export async function removeFromDevice(key: string): Promise<boolean> {
  const lock = await lockDraft(key);
  if (!lock) return false;
  removeFromMemory(key);
  await deleteDraft(key).catch((error: unknown) =>
    console.error('Could not delete the draft from this device:', error),
  );
  lock.release();
  return true;
}

/**
 * Discards a draft on this device and on the server. The server keeps words that somebody else has added. Does nothing
 * to a draft that another tab has open.
 *
 * @param prefix of the keys of the account's drafts, for the writer of a draft that only the server has
 * @throws if the server has the draft, and does not answer
 */
export async function discardDraft(
  { key, version }: Pick<RecoverableDraft<unknown>, 'key' | 'version'>,
  server: DraftServer,
  prefix: string,
): Promise<void> {
  const isRemoved = key === null || (await removeFromDevice(key));
  if (!isRemoved || !version) return;
  try {
    await server.remove(version.id, version.version, writerOf(key ?? newDraftKey(prefix)));
  } catch (error) {
    // A draft of version 0 may never have arrived.
    if (version.version) throw error;
  }
}

/** The name in the session storage under which a tab keeps the key of its draft during a reload. */
export const ownKeyName = (prefix: string) => `draft ${prefix}`;

/**
 * Opens the draft that this tab had before a reload; null when there is none, or when a copy of the tab has it open.
 */
export async function claimOwnDraft<Value>(
  prefix: string,
  claim: (key: string) => Promise<TabDraft<Value> | null>,
): Promise<TabDraft<Value> | null> {
  const key = sessionStorage.getItem(ownKeyName(prefix));
  if (!key?.startsWith(prefix)) return null;
  const draft = await claim(key);
  if (draft?.initial) return draft;
  void draft?.release();
  return null;
}

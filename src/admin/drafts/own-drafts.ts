import type { z } from 'zod';
import { lockDraft } from './draft-locks.ts';
import { deleteDraft, readDraft } from './draft-store.ts';
import type { RecoverableDraft, TabDraft } from './tab-drafts-state.ts';
import { removeFromMemory } from './unsaved-drafts.ts';

/** The drafts that this device has, and those that the account changed last. */
export function ownDrafts<Value>(
  drafts: readonly RecoverableDraft<Value>[],
  username: string,
): RecoverableDraft<Value>[] {
  return drafts.filter(({ key, onServer }) => key !== null || onServer?.username === username);
}

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

export async function readOrLogError<Value>(key: string, schema: z.ZodType<Value>) {
  try {
    return await readDraft(key, schema);
  } catch (error) {
    console.error('Could not read a draft of this device:', error);
    return null;
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
  draft?.release();
  return null;
}

import type { DraftVersion } from './draft-sync.ts';

/** A draft as this device saves it. */
export type DraftRecord<Value> = {
  /** ISO 8601 in UTC. */
  savedAt: string;
  value: Value;
  /** What the server had then. Drafts of earlier versions have none. */
  server?: DraftVersion<Value> | undefined;
};

/**
 * The drafts that could not be saved, by key, because the disk is full or the browser stores nothing. They live as long
 * as the page, across forms and sessions.
 */
const unsaved = new Map<string, DraftRecord<unknown>>();
/** The number of running writes. */
let pendingWrites = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function keepInMemory(key: string, draft: DraftRecord<unknown>): void {
  unsaved.set(key, draft);
  notify();
}

export function removeFromMemory(key: string): void {
  if (unsaved.delete(key)) notify();
}

export function unsavedDraft(key: string): DraftRecord<unknown> | undefined {
  return unsaved.get(key);
}

export function unsavedDrafts(): [string, DraftRecord<unknown>][] {
  return [...unsaved];
}

/** Whether any draft is only in the memory of this page. */
export function hasUnsavedDrafts(): boolean {
  return unsaved.size > 0;
}

/** Whether closing the page may lose text: a draft that could not be saved, or one that is being written. */
export function mayLoseText(): boolean {
  return hasUnsavedDrafts() || pendingWrites > 0;
}

/** @returns a function that ends the subscription */
export function onUnsavedDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a write until it ends. */
export async function trackWrite(write: Promise<void>): Promise<void> {
  pendingWrites += 1;
  try {
    await write;
  } finally {
    pendingWrites -= 1;
  }
}

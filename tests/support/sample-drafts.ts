import type { DraftSummary } from '#admin/drafts/draft-server.ts';
import type { DraftOnDevice } from '#admin/drafts/draft-store.ts';
import type { DraftVersion } from '#admin/drafts/draft-sync.ts';
import type { TabDraft } from '#admin/drafts/tab-drafts-state.ts';

export const savedAt = '2026-11-21T12:00:00.000Z';

/** A draft that a tab has open, and whose changes go nowhere. */
export function tabDraft(
  key: string,
  initial: TabDraft<string>['initial'] = null,
): TabDraft<string> {
  return {
    key,
    initial,
    writer: {
      save: () => undefined,
      writeNow: () => undefined,
      settled: () => Promise.resolve('idle'),
    },
    sync: {
      id: () => `id of ${key}`,
      flush: () => Promise.resolve(),
      pull: () => Promise.resolve(),
    },
    connect: () => undefined,
    release: async () => undefined,
  };
}

export const nameOf = (title: string) => ({
  language: 'en' as const,
  title,
  unpublished: ['en' as const],
});

/** A draft whose words are its key. */
export const draftOnDevice = (
  key: string,
  server?: DraftVersion<string>,
): DraftOnDevice<string> => ({ key, savedAt, value: key, server });

export const draftOnServer = (id: string, version: number, username = 'sara'): DraftSummary => ({
  id,
  postId: null,
  ...nameOf('On the server'),
  version,
  username,
  updatedAt: '2026-11-22T12:00:00.000Z',
  writer: 'another',
});

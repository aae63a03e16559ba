import type { Draft, DraftSummary } from '#domain/drafts/shared/draft.ts';

export type { Draft, DraftSummary };

/** A change of a draft, as the server saves it. */
export type DraftChange = Pick<Draft, 'postId' | 'language' | 'title' | 'unpublished' | 'value'> & {
  /** 0 for a new draft. */
  baseVersion: number;
  writer: string;
};

/** What became of a change. */
export type DraftResult =
  | { kind: 'saved'; version: number }
  /** The draft has changed since the version that the change started from. */
  | { kind: 'stale'; current: Draft }
  /** The draft was published or discarded. */
  | { kind: 'gone' }
  /** The server will not save this value, whenever it is sent. */
  | { kind: 'rejected' };

/**
 * The drafts on the server. Each call throws if the server can't be reached or fails for a while; then the same call
 * may succeed later.
 */
export type DraftServer = {
  list: () => Promise<DraftSummary[]>;
  /** @returns null for a draft that was published or discarded */
  read: (id: string) => Promise<Draft | null>;
  save: (id: string, change: DraftChange) => Promise<DraftResult>;
  /** @returns the draft as it is now if somebody has changed it since `version`; null once it is deleted */
  remove: (id: string, version: number, writer: string) => Promise<Draft | null>;
};

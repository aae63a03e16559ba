import type { Draft, DraftServer, DraftSummary } from './draft-server.ts';
import { isEqual } from './is-equal.ts';

/**
 * The version of a draft that the server had when this browser last heard of it. Version 0 has no value: then the
 * server has not answered yet, but the id is settled, so that a lost response does not lead to a second draft.
 */
export type DraftVersion<Value> = { id: string; version: number; value: Value | null };

export function newDraftVersion(): DraftVersion<never> {
  return { id: crypto.randomUUID(), version: 0, value: null };
}

/** What a list shows of a draft. */
export type DraftName = Pick<DraftSummary, 'language' | 'title' | 'unpublished'>;

/** How a form is saved on the server. */
export type DraftFormat<Value> = {
  /** The post whose changes the drafts are; null for new articles. */
  postId: number | null;
  /** @returns null if the shape is not that of this version of the panel */
  parse: (value: unknown) => Value | null;
  nameOf: (value: Value) => DraftName;
  /**
   * Merges two versions of a form.
   *
   * @returns null if both sides have changed the same words
   */
  merge: (base: Value, mine: Value, theirs: Value) => Value | null;
};

/** `waiting`: a change is not on the server yet. `error`: the server could not be reached, or did not save it. */
export type SyncStatus = 'idle' | 'waiting' | 'saved' | 'error';

/** The listeners of a synchronised draft. */
export type SyncListeners<Value> = {
  onStatus: (status: SyncStatus) => void;
  /** The version must be saved on the device, or else the next tab merges with an older one. */
  onVersion: (version: DraftVersion<Value>) => void;
  /** Somebody has changed the draft on another device. The form must show this value, which has their changes too. */
  onReceived: (value: Value, username: string) => void;
  /**
   * Both sides have changed the same words. The form goes on as a new draft; `theirs` stays as it is. It is null if
   * this version of the panel can't read it.
   */
  onConflict: (theirs: Value | null, username: string) => void;
  /** The draft, which has no changes of this tab, was published or discarded on another device. */
  onGone: () => void;
};

export type DraftSync<Value> = {
  /** The id of the draft on the server, or the one that it will have. */
  id: () => string;
  /** Takes the newest value of the form; null once nothing in it is worth saving. Returns at once. */
  change: (value: Value | null) => void;
  /** Sends what waits, now. Resolves once everything is sent or has failed. */
  flush: () => Promise<void>;
  /** Looks for changes of other devices. */
  pull: () => Promise<void>;
  /** Sends what waits, and ends. */
  stop: () => Promise<void>;
};

/** The specification of drafts: on the server within five seconds of a pause. */
const pauseMs = 2_000;
/** While somebody writes without a pause. */
const maxWaitMs = 10_000;
const retryMs = { first: 5_000, most: 60_000 };
const flushTimeoutMs = 3_000;

/** Sends what waits, for each draft that a tab has open. */
const running = new Set<() => Promise<void>>();

/**
 * Keeps a draft on the server the same as the form: sends it after each pause, and merges changes of other devices. The
 * draft on this device does not depend on it.
 *
 * @param version what the server had when the draft was saved on this device
 * @param writer identifies the draft on this device, which one tab at a time has open
 */
export function createDraftSync<Value>(
  server: DraftServer,
  format: DraftFormat<Value>,
  version: DraftVersion<Value>,
  listeners: SyncListeners<Value>,
  writer: string,
): DraftSync<Value> {
  let base = known(version);
  let { id } = version;
  let unsent: { value: Value | null; since: number } | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryAfterMs = retryMs.first;
  let isStopped = false;

  const setBase = (next: DraftVersion<Value>) => {
    base = known(next);
    id = next.id;
    listeners.onVersion(next);
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };

  const send = async (value: Value | null): Promise<void> => {
    if (value === null) return await removeDraft();
    if (base && isEqual(base.value, value)) return;
    const result = await server.save(id, {
      ...format.nameOf(value),
      postId: format.postId,
      value: value as Draft['value'],
      baseVersion: base?.version ?? 0,
      writer,
    });
    switch (result.kind) {
      case 'saved':
        return setBase({ id, version: result.version, value });
      case 'stale':
        return mergeWith(result.current);
      case 'gone':
        // It was published or discarded elsewhere, but this tab has words that nobody else has.
        if (base) {
          setBase({ id, version: 0, value: null });
          return await send(value);
        }
        // The post itself is gone.
        return decline(value);
      case 'rejected':
        return decline(value);
    }
  };
  const decline = (value: Value) => {
    // Sending it again would not help. The next change may be shorter.
    if (unsent?.value === value) unsent = undefined;
    listeners.onStatus('error');
  };

  const removeDraft = async () => {
    if (!base) return;
    // Words that somebody else has added stay on the server, and are listed there.
    await server.remove(base.id, base.version, writer);
    setBase(newDraftVersion());
  };

  const mergeWith = (current: Draft) => {
    const theirs = format.parse(current.value);
    // Typing may have gone on during the request.
    const mine = unsent?.value ?? null;
    if (mine === null) return;
    const merged =
      theirs && base
        ? isEqual(base.value, mine)
          ? theirs
          : format.merge(base.value, mine, theirs)
        : theirs && isEqual(theirs, mine)
          ? theirs
          : null;
    if (theirs === null || merged === null) {
      setBase(newDraftVersion());
      return listeners.onConflict(theirs, current.username);
    }
    unsent = { value: merged, since: Date.now() };
    setBase({ id: current.id, version: current.version, value: theirs });
    if (!isEqual(merged, mine)) listeners.onReceived(merged, current.username);
  };

  const sendAll = async () => {
    try {
      while (unsent) {
        const { value } = unsent;
        await send(value);
        if (unsent?.value === value && isSent(value)) {
          unsent = undefined;
          listeners.onStatus(base ? 'saved' : 'idle');
        }
      }
      retryAfterMs = retryMs.first;
    } catch (error) {
      console.info('The draft is not on the server yet:', error);
      listeners.onStatus('error');
      schedule(retryAfterMs);
      retryAfterMs = Math.min(2 * retryAfterMs, retryMs.most);
    }
    sending = undefined;
  };
  const isSent = (value: Value | null) =>
    value === null ? !base : base !== null && isEqual(base.value, value);

  const flush = async () => {
    clearTimeout(timer);
    if (!unsent) return;
    sending ??= sendAll();
    await sending;
  };
  running.add(flush);

  return {
    id: () => id,
    change(value) {
      const now = Date.now();
      unsent = { value, since: unsent?.since ?? now };
      if (!sending) listeners.onStatus('waiting');
      // A draft that was published or stored must not be offered elsewhere meanwhile.
      const waitMs = value === null ? 0 : pauseMs;
      schedule(Math.min(waitMs, Math.max(0, unsent.since + maxWaitMs - now)));
    },
    flush,
    async pull() {
      if (unsent || sending || !base || isStopped) return;
      const before = base;
      try {
        const current = await server.read(before.id);
        if (unsent || sending || base !== before || isStopped) return;
        if (!current) {
          setBase(newDraftVersion());
          return listeners.onGone();
        }
        const theirs = format.parse(current.value);
        if (current.version === before.version || !theirs) return;
        setBase({ id: current.id, version: current.version, value: theirs });
        listeners.onReceived(theirs, current.username);
      } catch (error) {
        console.info('The draft on the server can not be read:', error);
      }
    },
    async stop() {
      running.delete(flush);
      await flush();
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The version if the server has the draft. */
function known<Value>({ id, version, value }: DraftVersion<Value>) {
  return value === null ? null : { id, version, value };
}

/** Sends what waits in all open drafts, such as before signing out. Gives up after a while. */
export async function flushDrafts(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, flushTimeoutMs));
  await Promise.race([Promise.all([...running].map((flush) => flush())), timeout]);
}

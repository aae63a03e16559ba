import { outcomeOf } from '../delivery/outcome-of.ts';

/** What a reviewer answered in the thread of their remark. */
export type WrittenAnswer = { id: string; text: string; state: SendState };

/** What a reviewer wrote, as the API takes it. */
export type WrittenRemark = {
  id: string;
  language: string;
  field: 'title' | 'description' | 'content';
  index: number;
  original: string;
  suggestion: string;
  comment: string;
  name: string;
};

/**
 * - `waiting`: not sent yet, or its response was lost
 * - `sent`: the server has it
 * - `refused`: the server rejected it, so sending it again would change nothing
 * - `gone`: the link is not valid any more
 */
export type SendState = 'waiting' | 'sent' | 'refused' | 'gone';

/** An answer in a thread, as the server has it. The reviewer's own have the id that this device made. */
export type ThreadAnswer = { id: string | null; text: string };

export type OutboxEntry = {
  remark: WrittenRemark;
  state: SendState;
  /** What the server says of it: `open`, `taken` or `closed`, and its thread. */
  status?: string;
  answers?: ThreadAnswer[];
  /** What the reviewer answered on this device. */
  own?: WrittenAnswer[];
};

/** The thread of a remark: what the server has, then what it does not have yet. */
export function threadOf({
  answers = [],
  own = [],
}: OutboxEntry): (ThreadAnswer & { state: SendState })[] {
  const known = new Set(answers.map(({ id }) => id));
  return [
    ...answers.map((answer) => ({ ...answer, state: 'sent' as const })),
    ...own.filter(({ id }) => !known.has(id)),
  ];
}

/** Returns what is sent next: a remark before the answers in its thread. */
export function nextToSend(
  entries: readonly OutboxEntry[],
): { entry: OutboxEntry; answer?: WrittenAnswer } | undefined {
  for (const entry of entries) {
    if (entry.state === 'waiting') return { entry };
    const answer = entry.own?.find(({ state }) => state === 'waiting');
    if (answer) return { entry, answer };
  }
  return undefined;
}

/** The entries after a response to {@link nextToSend}. */
export function withState(
  entries: readonly OutboxEntry[],
  id: string,
  state: SendState,
): OutboxEntry[] {
  return entries.map((entry) => {
    if (entry.remark.id === id) return { ...entry, state };
    if (!entry.own) return entry;
    return { ...entry, own: entry.own.map((one) => (one.id === id ? { ...one, state } : one)) };
  });
}

/** An entry of an outbox has a remark, whose id is its own. */
type Entry = { remark: { id: string } };

export type Outbox<Kind extends Entry = OutboxEntry> = {
  read: () => Kind[];
  /** Changes the entries as they are now, also by another tab. */
  change: (next: (entries: Kind[]) => Kind[]) => void;
};

/**
 * What somebody wrote and the server may not have yet, kept on the device. Where the browser stores nothing, it lives
 * as long as the page.
 *
 * @param storage `localStorage` or `sessionStorage`; it throws where it is forbidden or full
 */
export function createOutbox<Kind extends Entry = OutboxEntry>(
  storage: () => Storage,
  key: string,
): Outbox<Kind> {
  let inMemory: Kind[] = [];
  const read = (): Kind[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      // Only this page writes here.
      if (Array.isArray(stored)) return merged(stored, inMemory);
    } catch {}
    return inMemory;
  };
  return {
    read,
    change(next) {
      const entries = next(read());
      inMemory = entries;
      try {
        storage().setItem(key, JSON.stringify(entries));
        inMemory = [];
      } catch {}
    },
  };
}

/** Entries that could not be stored come after those that were. */
function merged<Kind extends Entry>(stored: Kind[], inMemory: readonly Kind[]): Kind[] {
  const ids = new Set(inMemory.map(({ remark }) => remark.id));
  return [...stored.filter(({ remark }) => !ids.has(remark.id)), ...inMemory];
}

/** What a response means for the remark that was sent. */
export function stateAfter(status: number): SendState {
  const outcome = outcomeOf(status);
  return outcome === 'full' ? 'waiting' : outcome;
}

/** How long to wait before the next attempt, in milliseconds: doubling from one second to one minute. */
export function delayBefore(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, 60_000);
}

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
 * - `refused`: sending it again would change nothing
 * - `gone`: the link is not valid any more
 */
export type OutboxEntry = {
  remark: WrittenRemark;
  state: 'waiting' | 'sent' | 'refused' | 'gone';
  /** What the server says of it: `open`, `taken` or `closed`, and the editors' answers. */
  status?: string;
  answers?: string[];
};

export type Outbox = {
  read: () => OutboxEntry[];
  /** Changes the entries as they are now, also by another tab. */
  change: (next: (entries: OutboxEntry[]) => OutboxEntry[]) => void;
};

/**
 * The entries of one link, kept on the device. Where the browser refuses to keep anything they live as long as the page.
 *
 * @param storage `localStorage`; it throws where it is forbidden or full
 */
export function createOutbox(storage: () => Storage, key: string): Outbox {
  let inMemory: OutboxEntry[] = [];
  const read = (): OutboxEntry[] => {
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

/** What could not be stored comes after what was. */
function merged(stored: OutboxEntry[], inMemory: readonly OutboxEntry[]): OutboxEntry[] {
  const ids = new Set(inMemory.map(({ remark }) => remark.id));
  return [...stored.filter(({ remark }) => !ids.has(remark.id)), ...inMemory];
}

/** What a response means for the remark that was sent. */
export function stateAfter(status: number): OutboxEntry['state'] {
  if (status < 300) return 'sent';
  if (status === 404) return 'gone';
  return status === 400 || status === 413 ? 'refused' : 'waiting';
}

/** How long to wait before the next attempt, in milliseconds: doubling from one second to one minute. */
export function delayBefore(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, 60_000);
}

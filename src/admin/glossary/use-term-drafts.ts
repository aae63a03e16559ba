import { useState } from 'react';
import { z } from 'zod';
import type { TermDraft } from './term-draft.ts';

/** The name of a new term. No other term has it. */
export const nameOfNew = '';

/** The key in the session storage. Drafts survive the end of a session and a reload. */
const storageKey = 'adminGlossaryDrafts';

type Drafts = Map<string, TermDraft>;

const storedDrafts = z.array(
  z.tuple([
    z.string(),
    z.object({
      english: z.string(),
      ckb: z.string(),
      ckbWrong: z.string(),
      ar: z.string(),
      arWrong: z.string(),
    }),
  ]),
);

export type TermDrafts = ReturnType<typeof useTermDrafts>;

/** Manages the values of open forms, by the English name of each term on the server. */
export function useTermDrafts() {
  // A typed letter changes a draft, but not which forms are open, so that a long list is not rendered.
  const [drafts] = useState(readStored);
  const [openNames, setOpenNames] = useState<readonly string[]>([...drafts.keys()]);
  const settle = () => {
    store(drafts);
    setOpenNames([...drafts.keys()]);
  };
  return {
    openNames,
    drafts,
    open(name: string, draft: TermDraft) {
      if (!drafts.has(name)) drafts.set(name, draft);
      settle();
    },
    note(name: string, draft: TermDraft) {
      drafts.set(name, draft);
      store(drafts);
    },
    close(name: string) {
      drafts.delete(name);
      settle();
    },
  };
}

/** Discards the drafts of a closed dialog. */
export function clearTermDrafts(): void {
  sessionStorage.removeItem(storageKey);
}

function readStored(): Drafts {
  try {
    return new Map(storedDrafts.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')));
  } catch {
    return new Map();
  }
}

function store(drafts: Drafts): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...drafts]));
  } catch {
    // Without storage the forms still have the drafts.
  }
}

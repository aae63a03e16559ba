import { useCallback, useEffect, useRef, useState } from 'react';
import { heldDrafts, holdDraft, oneIsReleased } from '../drafts/draft-locks.ts';
import { deleteDraft, listDrafts, readDraft, writeDraft } from '../drafts/draft-store.ts';
import { createDraftWriter, type DraftWriter, type KeepingState } from '../drafts/draft-writer.ts';
import { blankForm, type CreateForm, createForm, isWorthKeeping } from './create-form.ts';

const prefix = 'create:';
/** In the session storage: a tab finds its own draft again after a reload. */
const ownKeyName = 'createDraft';

/** A text that was left unfinished and is open in no tab. */
export type DraftOffer = { key: string; savedAt: string; form: CreateForm };

type OpenDraft = {
  key: string;
  form: CreateForm;
  writer: DraftWriter<CreateForm>;
  release: () => void;
};

export type CreateDraft = {
  /** Null until this device's drafts have been read. */
  form: CreateForm | null;
  keeping: KeepingState;
  offers: readonly DraftOffer[];
  change: (next: (form: CreateForm) => CreateForm) => void;
  /** Opens a text that was offered. What is in the form now is offered in its place. */
  resume: (offer: DraftOffer) => Promise<void>;
  discard: (offer: DraftOffer) => Promise<void>;
  /**
   * Empties the form after a publication, and keeps as an offer what is still to be published of it.
   *
   * @param remainingOf given the form as it is now: somebody may have typed while it was being published
   */
  reset: (remainingOf: (form: CreateForm) => CreateForm | null) => Promise<void>;
  /** Opens a form that comes from elsewhere, as for a translation of a published post. */
  start: (form: CreateForm) => Promise<void>;
};

/**
 * The text that this tab is writing, kept on the device with every change, and those that earlier tabs left behind.
 * Each tab has a draft of its own, so that two of them never write over each other.
 */
export function useCreateDraft(): CreateDraft {
  const [form, setForm] = useState<CreateForm | null>(null);
  const [keeping, setKeeping] = useState<KeepingState>('empty');
  const [offers, setOffers] = useState<readonly DraftOffer[]>([]);
  const open = useRef<OpenDraft | null>(null);

  const watch = useRef<AbortController | null>(null);

  const showOffers = useCallback(async () => {
    watch.current?.abort();
    watch.current = new AbortController();
    const { signal } = watch.current;
    const { offers, openElsewhere } = await readDrafts(open.current?.key);
    if (signal.aborted) return;
    setOffers(offers);
    oneIsReleased(openElsewhere, signal).then(showOffers, () => undefined);
  }, []);

  const openDraft = useCallback((draft: OpenDraft) => {
    open.current?.release();
    open.current = draft;
    sessionStorage.setItem(ownKeyName, draft.key);
    setForm(draft.form);
    setKeeping(isWorthKeeping(draft.form) ? 'kept' : 'empty');
  }, []);

  const openNew = useCallback(
    async (newForm: CreateForm) => {
      const key = prefix + crypto.randomUUID();
      const lock = await holdDraft(key);
      const writer = createDraftWriter<CreateForm>(key, setKeeping);
      openDraft({ key, form: newForm, writer, release: () => lock?.release() });
    },
    [openDraft],
  );

  useEffect(() => {
    let current = true;
    const begin = async () => {
      const own = await readOwnDraft(setKeeping);
      if (!current) return own?.release();
      if (own) openDraft(own);
      else await openNew(blankForm());
      if (current) await showOffers();
    };
    void begin();
    return () => {
      current = false;
      watch.current?.abort();
      open.current?.release();
      open.current = null;
    };
  }, [openDraft, openNew, showOffers]);

  return {
    form,
    keeping,
    offers,
    change(next) {
      const draft = open.current;
      if (!draft) return;
      draft.form = next(draft.form);
      setForm(draft.form);
      draft.writer.keep(isWorthKeeping(draft.form) ? draft.form : null);
    },
    async resume(offer) {
      const lock = await holdDraft(offer.key);
      if (lock) {
        const writer = createDraftWriter<CreateForm>(offer.key, setKeeping);
        openDraft({ ...offer, writer, release: lock.release });
      }
      await showOffers();
    },
    async discard(offer) {
      const lock = await holdDraft(offer.key);
      if (lock) await logFailure(deleteDraft(offer.key));
      lock?.release();
      await showOffers();
    },
    async reset(remainingOf) {
      const remaining = open.current && remainingOf(open.current.form);
      open.current?.writer.keep(null);
      if (remaining) await logFailure(writeDraft(prefix + crypto.randomUUID(), remaining));
      await openNew(blankForm());
      await showOffers();
    },
    async start(newForm) {
      await openNew(newForm);
      await showOffers();
    },
  };
}

/** The draft of this tab from before a reload; null where there is none, or where a copy of the tab has it open. */
async function readOwnDraft(onState: (state: KeepingState) => void): Promise<OpenDraft | null> {
  const key = sessionStorage.getItem(ownKeyName);
  if (!key?.startsWith(prefix)) return null;
  const lock = await holdDraft(key);
  if (!lock) return null;
  const kept = await logFailure(readDraft(key, createForm));
  const writer = createDraftWriter<CreateForm>(key, onState);
  return { key, form: kept?.value ?? blankForm(), writer, release: lock.release };
}

/** What other tabs have written on this device: texts that none of them has open any more, and the keys of the rest. */
async function readDrafts(
  ownKey: string | undefined,
): Promise<{ offers: DraftOffer[]; openElsewhere: string[] }> {
  const all = (await logFailure(listDrafts(prefix, createForm))) ?? [];
  const others = all.filter(({ key, value }) => key !== ownKey && isWorthKeeping(value));
  const held = await heldDrafts(others.map(({ key }) => key));
  return {
    offers: others
      .filter(({ key }) => !held.has(key))
      .map(({ key, savedAt, value }) => ({ key, savedAt, form: value })),
    openElsewhere: [...held],
  };
}

/** A device that keeps nothing must not keep anyone from writing; the form says that nothing is kept. */
async function logFailure<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    console.error('The drafts of this device can not be reached:', error);
    return undefined;
  }
}

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Enquiry, maxNoteLength } from '#domain/enquiries/shared/enquiry.ts';
import { currentOf, useEnquiryChanges } from './use-enquiries.ts';

/** How long nobody types before the note is saved. */
const idleMs = 1_000;

/** Notes that are typed and not saved, by the numbers of the enquiries: another one may be opened meanwhile. */
const unsaved = new Map<number, string>();

type SaveState = 'saving' | 'saved' | 'failed' | null;

/** A note for the team, which is saved by itself. */
export function EnquiryNote({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('adminEnquiries');
  const id = useId();
  const { text, state, theirs, type, save } = useNote(enquiry);
  return (
    <div className="panel-field max-w-text">
      <label htmlFor={id}>{t('note')}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={maxNoteLength}
        value={text}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        className="panel-input enquiry-note"
      />
      <p id={`${id}-state`} role="status" className="text-tiny font-normal text-ink-muted">
        {state && !theirs ? t(`noteStates.${state}`) : t('noteHint')}
      </p>
      {theirs !== null && (
        <div role="alert" className="grid gap-2 border-s-4 border-danger ps-3 font-normal">
          <p>{t('noteConflict')}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {theirs}
          </p>
          <button type="button" className="panel-button justify-self-start" onClick={save}>
            {t('saveNote')}
          </button>
        </div>
      )}
    </div>
  );
}

function useNote(enquiry: Enquiry) {
  const { id } = enquiry;
  const { change } = useEnquiryChanges();
  const [typed, setTyped] = useState<string | null>(() => unsaved.get(id) ?? null);
  const [state, setState] = useState<SaveState>(null);
  /** What somebody else wrote into the same note. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The note that the typed one began from. */
  const base = useRef(enquiry.note);
  const save = async () => {
    clearTimeout(timer.current);
    const note = unsaved.get(id);
    if (note === undefined) return;
    setState('saving');
    setTheirs(null);
    try {
      await change.mutateAsync({ before: enquiry, changes: { note } });
      base.current = note;
      if (unsaved.get(id) === note) {
        unsaved.delete(id);
        setTyped(null);
      }
      setState('saved');
    } catch (error) {
      setState('failed');
      const current = currentOf(error);
      if (!current) return;
      // Another change of the enquiry leaves the note as it was.
      const isSame = current.note === base.current;
      base.current = current.note;
      if (isSame) await save();
      else setTheirs(current.note);
    }
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text: typed ?? enquiry.note,
    state,
    theirs,
    type(text: string) {
      unsaved.set(id, text);
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), idleMs);
    },
    save: () => void save(),
  };
}

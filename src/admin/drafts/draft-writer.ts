import { deleteDraft, writeDraft } from './draft-store.ts';

/** `kept`: all that was typed is on this device. */
export type KeepingState = 'empty' | 'keeping' | 'kept' | 'failed';

export type DraftWriter<Value> = {
  /** Keeps a value, null to keep nothing. Returns at once. */
  keep: (value: Value | null) => void;
};

/**
 * Writes a draft as it is typed: at once, and while a write is under way only the latest value waits. So no more is
 * ever lost than what a crash cuts off in the middle of one write.
 */
export function createDraftWriter<Value>(
  key: string,
  onState: (state: KeepingState) => void,
): DraftWriter<Value> {
  let waiting: { value: Value | null } | undefined;
  let writing = false;

  const writeWaiting = async () => {
    writing = true;
    let state: KeepingState = 'empty';
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      try {
        if (value === null) await deleteDraft(key);
        else await writeDraft(key, value);
        state = value === null ? 'empty' : 'kept';
      } catch (error) {
        console.error('Could not keep the draft on this device:', error);
        state = 'failed';
      }
    }
    writing = false;
    onState(state);
  };

  return {
    keep(value) {
      waiting = { value };
      if (writing) return;
      onState('keeping');
      void writeWaiting();
    },
  };
}

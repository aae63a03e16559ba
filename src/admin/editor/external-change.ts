import { isolateHistory } from '@codemirror/commands';
import {
  Annotation,
  type EditorState,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';

const external = Annotation.define<true>();

/** Whether a transaction comes from {@link externalChange}, not from the writer. */
export function isExternalChange(transaction: Transaction): boolean {
  return transaction.annotation(external) === true;
}

/**
 * Replaces the text of the editor as one step that can be undone. It changes only the difference, so that the cursor
 * and the scroll position stay.
 *
 * @returns null for an equal text; Windows line ends make no difference
 */
export function externalChange(state: EditorState, value: string): TransactionSpec | null {
  const next = normalizeLineEndings(value);
  const current = state.doc.toString();
  if (next === current) return null;
  const most = Math.min(next.length, current.length);
  let start = 0;
  while (start < most && next.charCodeAt(start) === current.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    next.charCodeAt(next.length - 1 - end) === current.charCodeAt(current.length - 1 - end)
  )
    end += 1;
  return {
    changes: {
      from: start,
      to: current.length - end,
      insert: next.slice(start, next.length - end),
    },
    annotations: [external.of(true), isolateHistory.of('full')],
  };
}

/**
 * Distinguishes values that the parent passes back after `onChange` from other values. A fast writer is ahead of the
 * parent: an older value of the editor must not overwrite a newer one.
 */
export function createEchoFilter(): {
  sent: (value: string) => void;
  /** @param current the text of the editor */
  isEcho: (value: string, current: string) => boolean;
} {
  let unanswered: string[] = [];
  return {
    sent(value) {
      unanswered.push(value);
    },
    isEcho(value, current) {
      const answered = value === current ? unanswered.length - 1 : unanswered.indexOf(value);
      unanswered = value === current || answered < 0 ? [] : unanswered.slice(answered + 1);
      return value === current || answered >= 0;
    },
  };
}

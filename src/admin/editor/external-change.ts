import { isolateHistory } from '@codemirror/commands';
import {
  Annotation,
  type EditorState,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';

const external = Annotation.define<true>();

/** Whether {@link externalChange} made a transaction, not the writer. */
export function isExternalChange(transaction: Transaction): boolean {
  return transaction.annotation(external) === true;
}

/**
 * Replaces the text of the editor, as one step that can be undone. Only the difference is changed, so that the cursor and
 * the scroll position stay.
 *
 * @returns null for the same text; line ends of Windows make no difference
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
 * Distinguishes the values that a parent returns after `onChange` from values that come from elsewhere. Somebody who types
 * fast is ahead of the parent: an older value of the editor itself must not undo the newer one.
 */
export function createEchoFilter(): {
  sent: (value: string) => void;
  /** @param current the editor's own text */
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

import { isolateHistory } from '@codemirror/commands';
import {
  Annotation,
  type EditorState,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { withUnixLineEnds } from './unix-line-ends.ts';

const outside = Annotation.define<true>();

/** Whether a transaction was made by {@link outsideChange}, not by the writer. */
export function isOutsideChange(transaction: Transaction): boolean {
  return transaction.annotation(outside) === true;
}

/**
 * Puts another text in place of the editor's, as one step that can be undone. Only what differs is changed, so that the
 * cursor and the scroll position stay where the text has stayed.
 *
 * @returns null where it is the same text; line ends of Windows make no difference
 */
export function outsideChange(state: EditorState, value: string): TransactionSpec | null {
  const next = withUnixLineEnds(value);
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
    annotations: [outside.of(true), isolateHistory.of('full')],
  };
}

/**
 * Tells the values that a parent hands back after `onChange` from those that come from elsewhere. Someone who types fast
 * is ahead of the parent: an older value of their own must not undo the newer one.
 */
export function createEchoes(): {
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

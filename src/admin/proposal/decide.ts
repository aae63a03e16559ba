import { isolateHistory } from '@codemirror/commands';
import { acceptChunk, getChunks, getOriginalDoc, rejectChunk } from '@codemirror/merge';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { replaceAccepted } from './accepted-text.ts';

export type Decision = 'accept' | 'reject';

/** Accepts or rejects the change that starts at a position of the proposed text. */
export function decideOne(view: EditorView, decision: Decision, position: number): void {
  if (decision === 'accept') acceptChunk(view, position);
  else rejectChunk(view, position);
}

/** Accepts or rejects all undecided changes, as one step that can be undone. */
export function decideAll(view: EditorView, decision: Decision): void {
  const { state } = view;
  const annotations = isolateHistory.of('full');
  if (decision === 'accept') {
    const effects = replaceAccepted(state, state.doc);
    view.dispatch({ effects, annotations, userEvent: 'accept' });
  } else {
    const changes = { from: 0, to: state.doc.length, insert: getOriginalDoc(state) };
    view.dispatch({ changes, annotations, userEvent: 'revert' });
  }
}

/** Returns the positions in the proposed text at which undecided changes start. */
export function undecided(state: EditorState): number[] {
  return (getChunks(state)?.chunks ?? []).map(({ fromB }) => fromB);
}

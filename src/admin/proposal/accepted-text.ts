import { invertedEffects } from '@codemirror/commands';
import {
  getChunks,
  getOriginalDoc,
  originalDocChangeEffect,
  updateOriginalDoc,
} from '@codemirror/merge';
import {
  ChangeSet,
  type ChangeSpec,
  EditorState,
  type Extension,
  type Text,
} from '@codemirror/state';

/** Updates the accepted text, which the proposal is compared with, on typing and undo. */
export function acceptedText(): Extension {
  return [typedOutsideChanges, undoOfAcceptance];
}

/** Replaces the accepted text. */
export function replaceAccepted(state: EditorState, next: Text) {
  const accepted = getOriginalDoc(state);
  return originalDocChangeEffect(state, replacement(accepted, next));
}

function replacement(text: Text, next: Text): ChangeSet {
  return ChangeSet.of({ from: 0, to: text.length, insert: next }, text.length);
}

const decisions = ['accept', 'revert', 'undo', 'redo'];

/** Typing outside the proposed changes also changes the accepted text. */
const typedOutsideChanges = EditorState.transactionExtender.of((transaction) => {
  if (!transaction.docChanged || decisions.some((event) => transaction.isUserEvent(event)))
    return null;
  const { startState } = transaction;
  const changes: ChangeSpec[] = [];
  transaction.changes.iterChanges((from, to, _fromAfter, _toAfter, insert) => {
    const offset = offsetInAccepted(startState, from, to);
    if (offset !== null) changes.push({ from: from + offset, to: to + offset, insert });
  });
  if (changes.length === 0) return null;
  const typed = ChangeSet.of(changes, getOriginalDoc(startState).length);
  return { effects: originalDocChangeEffect(startState, typed) };
});

/** @returns the offset from a range to the same range of the accepted text; null inside a proposed change */
function offsetInAccepted(state: EditorState, from: number, to: number): number | null {
  let offset = 0;
  for (const { toA, fromB, toB, endB } of getChunks(state)?.chunks ?? []) {
    if (from <= endB && to >= fromB) return null;
    if (toB <= from) offset = toA - toB;
  }
  return offset;
}

/** Makes accepting undoable, because the effect of the package is not in the undo history. */
const undoOfAcceptance = invertedEffects.of(({ effects, startState }) => {
  const last = effects.findLast((effect) => effect.is(updateOriginalDoc));
  if (!last) return [];
  const before = getOriginalDoc(startState);
  const changes = replacement(last.value.doc, before);
  return [updateOriginalDoc.of({ doc: before, changes })];
});

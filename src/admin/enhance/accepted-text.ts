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

/** How the text that a proposal is compared with, the accepted one, follows what is typed and what is undone. */
export function acceptedText(): Extension {
  return [typedOutsideChanges, undoOfAcceptance];
}

/** Puts another text in place of the accepted one. */
export function replaceAccepted(state: EditorState, next: Text) {
  const accepted = getOriginalDoc(state);
  return originalDocChangeEffect(state, replacement(accepted, next));
}

function replacement(text: Text, next: Text): ChangeSet {
  return ChangeSet.of({ from: 0, to: text.length, insert: next }, text.length);
}

const decisions = ['accept', 'revert', 'undo', 'redo'];

/** What somebody types beside the proposed changes is none of them: it goes into the accepted text as well. */
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

/** @returns how far on in the accepted text a place stands; null for one in the lines of a proposed change */
function offsetInAccepted(state: EditorState, from: number, to: number): number | null {
  let offset = 0;
  for (const { toA, fromB, toB, endB } of getChunks(state)?.chunks ?? []) {
    if (from <= endB && to >= fromB) return null;
    if (toB <= from) offset = toA - toB;
  }
  return offset;
}

/** The package's own effect is not in the history, so that undo would take back no acceptance. */
const undoOfAcceptance = invertedEffects.of(({ effects, startState }) => {
  const last = effects.findLast((effect) => effect.is(updateOriginalDoc));
  if (!last) return [];
  const before = getOriginalDoc(startState);
  const changes = replacement(last.value.doc, before);
  return [updateOriginalDoc.of({ doc: before, changes })];
});

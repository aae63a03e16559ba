import { expect, test } from 'vitest';
import { applyProposal } from './proposal.ts';
import { undoDecision } from './undo-decision.ts';

const original = 'One bad.\n\nTwo bad.';
const half = 'One good.\n\nTwo bad.';
const whole = 'One good.\n\nTwo good.';
const windows = original.replaceAll('\n', '\r\n');

test('an undecided proposal does not change the text', () => {
  const undecided = { accepted: original, proposed: whole };
  const text = { content: original, proposal: null };
  expect(applyProposal(text, undecided)).toEqual({ content: original, proposal: undecided });
});

test.each([
  ['accepted', original, whole, whole],
  ['accepted in part', original, half, half],
  ['rejected', original, original, original],
  ['rejected, for a text with Windows line ends', windows, original, windows],
])('a proposal that was %s becomes the text', (_name, content, accepted, expected) => {
  const decided = { accepted, proposed: accepted };
  const text = { content, proposal: { accepted: original, proposed: whole } };
  expect(applyProposal(text, decided)).toEqual({ content: expected, proposal: null });
});

test('a text remembers the run whose proposal it took, also after undo', () => {
  const text = { content: original, proposal: null };
  const proposed = applyProposal(text, { accepted: original, proposed: whole, run: 7 });
  expect(proposed.proposal).toEqual({ accepted: original, proposed: whole, run: 7 });
  // The diff view knows nothing of runs.
  const taken = applyProposal(proposed, { accepted: whole, proposed: whole });
  expect(taken).toEqual({ content: whole, proposal: null, run: 7 });
  const undone = undoDecision(taken, { accepted: half, proposed: whole }, whole);
  expect(undone.proposal).toEqual({ accepted: half, proposed: whole, run: 7 });
  expect(applyProposal(proposed, { accepted: original, proposed: original }).run).toBeUndefined();
});

test('undoing the last decision keeps text typed since then', () => {
  const before = { accepted: half, proposed: whole };
  const decided = { content: whole, proposal: null };
  expect(undoDecision(decided, before, whole).proposal).toEqual(before);
  const typed = { content: `${whole} Typed.`, proposal: null };
  expect(undoDecision(typed, before, whole).proposal).toEqual({
    accepted: `${half} Typed.`,
    proposed: `${whole} Typed.`,
  });
});

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

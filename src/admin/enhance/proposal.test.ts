import { expect, test } from 'vitest';
import {
  blankForm,
  type CreateForm,
  createForm,
  finalText,
  withText,
} from '../create/create-form.ts';
import { withProposal } from './proposal.ts';
import { reopened } from './reopened.ts';

const original = 'One bad.\n\nTwo bad.';
const half = 'One good.\n\nTwo bad.';
const whole = 'One good.\n\nTwo good.';

const form = withText(blankForm(), 'en', { title: 'Title', content: original });

test('a proposal waits beside the text, and is kept with the form', () => {
  const waiting = withProposal(form, { accepted: original, proposed: whole });
  expect(waiting).toEqual({ ...form, proposal: { accepted: original, proposed: whole } });
  expect(createForm.parse(JSON.parse(JSON.stringify(waiting)))).toEqual(waiting);
  expect(finalText(waiting, 'en').content).toBe(original);
});

test.each<[string, CreateForm, string, string | null]>([
  ['all was accepted', form, whole, whole],
  ['a part was accepted', form, half, half],
  ['all was rejected', form, original, null],
  ['all of a second proposal was rejected', { ...form, enhancedContent: half }, half, half],
  ['the original is what is left of two', { ...form, enhancedContent: half }, original, null],
  [
    'the original has the line ends of Windows',
    withText(form, 'en', { content: original.replaceAll('\n', '\r\n') }),
    original,
    null,
  ],
])('once %s nothing waits, and the original stays', (_name, before, text, enhanced) => {
  const decided = withProposal(before, { accepted: text, proposed: text });
  expect(decided).toEqual({ ...before, proposal: null, enhancedContent: enhanced });
});

test('the way back leads to the last decision, with what was typed since', () => {
  const before = { accepted: half, proposed: whole };
  const decided = withProposal(form, { accepted: whole, proposed: whole });
  expect(reopened(decided, before, whole).proposal).toEqual(before);
  const typed = { ...decided, enhancedContent: `${whole} Typed.` };
  expect(reopened(typed, before, whole).proposal).toEqual({
    accepted: `${half} Typed.`,
    proposed: `${whole} Typed.`,
  });
});

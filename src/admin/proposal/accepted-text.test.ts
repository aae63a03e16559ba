import { history, redo, undo } from '@codemirror/commands';
import { getChunks, getOriginalDoc, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedText, replaceAccepted } from './accepted-text.ts';
import { decideLineByLine } from './line-chunks.ts';

const accepted = 'A bad start.\n\nThe middle stays.\n\nA bad end.';
const proposed = 'A good start.\n\nThe middle stays.\n\nA good end.';

/** A proposal under review, without a screen. */
function review() {
  decideLineByLine();
  let state = EditorState.create({
    doc: proposed,
    extensions: [history(), unifiedMergeView({ original: accepted }), acceptedText()],
  });
  const dispatch = (transaction: { state: EditorState }) => {
    state = transaction.state;
  };
  return {
    change: (spec: TransactionSpec) => dispatch(state.update(spec)),
    type(at: number, words: string) {
      dispatch(state.update({ changes: { from: at, insert: words }, userEvent: 'input.type' }));
    },
    acceptAll() {
      const effects = replaceAccepted(state, state.doc);
      dispatch(state.update({ effects, userEvent: 'accept' }));
    },
    rejectAll() {
      const changes = { from: 0, to: state.doc.length, insert: getOriginalDoc(state) };
      dispatch(state.update({ changes, userEvent: 'revert' }));
    },
    undo: () => undo({ state, dispatch }),
    redo: () => redo({ state, dispatch }),
    texts: () => ({
      accepted: getOriginalDoc(state).toString(),
      proposed: state.doc.toString(),
    }),
    changes: () => getChunks(state)?.chunks.length,
  };
}

describe('typing', () => {
  test('outside a change changes both texts, and is undone in both', () => {
    const desk = review();
    const place = proposed.indexOf(' stays');
    desk.type(place, ' really');
    expect(desk.texts()).toEqual({
      accepted: accepted.replace(' stays', ' really stays'),
      proposed: proposed.replace(' stays', ' really stays'),
    });
    expect(desk.changes()).toBe(2);
    desk.undo();
    expect(desk.texts()).toEqual({ accepted, proposed });
    desk.redo();
    expect(desk.texts().accepted).toContain('really');
  });

  test('inside a change changes the proposed text alone', () => {
    const desk = review();
    desk.type(proposed.indexOf(' start'), ' fresh');
    expect(desk.texts()).toEqual({
      accepted,
      proposed: proposed.replace(' start', ' fresh start'),
    });
    expect(desk.changes()).toBe(2);
  });
});

test('accepting and rejecting can be undone', () => {
  const desk = review();
  desk.acceptAll();
  expect(desk.texts()).toEqual({ accepted: proposed, proposed });
  expect(desk.changes()).toBe(0);
  desk.undo();
  expect(desk.texts()).toEqual({ accepted, proposed });
  expect(desk.changes()).toBe(2);
  desk.redo();
  expect(desk.texts()).toEqual({ accepted: proposed, proposed });
  desk.undo();
  desk.rejectAll();
  expect(desk.texts()).toEqual({ accepted, proposed: accepted });
  desk.undo();
  expect(desk.texts()).toEqual({ accepted, proposed });
});

test('undo reverses any sequence of typing and decisions', () => {
  const step = fc.oneof(
    fc.constant('accept all' as const),
    fc.constant('reject all' as const),
    fc.record({ from: fc.nat(60), length: fc.nat(9), words: fc.constantFrom('', 'x', '\n\ny ') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const desk = review();
      for (const one of steps) {
        if (one === 'accept all') desk.acceptAll();
        else if (one === 'reject all') desk.rejectAll();
        else {
          const { length } = desk.texts().proposed;
          const from = Math.min(one.from, length);
          const to = Math.min(from + one.length, length);
          desk.change({ changes: { from, to, insert: one.words }, userEvent: 'input.type' });
        }
        const { accepted: mine, proposed: theirs } = desk.texts();
        expect(desk.changes() === 0).toBe(mine === theirs);
      }
      while (desk.undo());
      expect(desk.texts()).toEqual({ accepted, proposed });
      expect(desk.changes()).toBe(2);
    }),
    { numRuns: 200, seed: 5 },
  );
});

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
    const view = review();
    const place = proposed.indexOf(' stays');
    view.type(place, ' really');
    expect(view.texts()).toEqual({
      accepted: accepted.replace(' stays', ' really stays'),
      proposed: proposed.replace(' stays', ' really stays'),
    });
    expect(view.changes()).toBe(2);
    view.undo();
    expect(view.texts()).toEqual({ accepted, proposed });
    view.redo();
    expect(view.texts().accepted).toContain('really');
  });

  test('inside a change changes the proposed text alone', () => {
    const view = review();
    view.type(proposed.indexOf(' start'), ' fresh');
    expect(view.texts()).toEqual({
      accepted,
      proposed: proposed.replace(' start', ' fresh start'),
    });
    expect(view.changes()).toBe(2);
  });
});

test('accepting and rejecting can be undone', () => {
  const view = review();
  view.acceptAll();
  expect(view.texts()).toEqual({ accepted: proposed, proposed });
  expect(view.changes()).toBe(0);
  view.undo();
  expect(view.texts()).toEqual({ accepted, proposed });
  expect(view.changes()).toBe(2);
  view.redo();
  expect(view.texts()).toEqual({ accepted: proposed, proposed });
  view.undo();
  view.rejectAll();
  expect(view.texts()).toEqual({ accepted, proposed: accepted });
  view.undo();
  expect(view.texts()).toEqual({ accepted, proposed });
});

test('undo reverses any sequence of typing and decisions', () => {
  const step = fc.oneof(
    fc.constant('accept all' as const),
    fc.constant('reject all' as const),
    fc.record({ from: fc.nat(60), length: fc.nat(9), words: fc.constantFrom('', 'x', '\n\ny ') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const view = review();
      for (const one of steps) {
        if (one === 'accept all') view.acceptAll();
        else if (one === 'reject all') view.rejectAll();
        else {
          const { length } = view.texts().proposed;
          const from = Math.min(one.from, length);
          const to = Math.min(from + one.length, length);
          view.change({ changes: { from, to, insert: one.words }, userEvent: 'input.type' });
        }
        const { accepted: mine, proposed: theirs } = view.texts();
        expect(view.changes() === 0).toBe(mine === theirs);
      }
      while (view.undo());
      expect(view.texts()).toEqual({ accepted, proposed });
      expect(view.changes()).toBe(2);
    }),
    { numRuns: 200, seed: 5 },
  );
});

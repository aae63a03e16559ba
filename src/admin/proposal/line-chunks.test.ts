import { getChunks, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { decideLineByLine } from './line-chunks.ts';

test('the merge view uses our chunks, so that adjacent paragraphs are decided one by one', () => {
  decideLineByLine();
  const original = 'A bad start.\n\nA bad end.\n\nThe rest.';
  const state = EditorState.create({
    doc: original.replaceAll('bad', 'good'),
    extensions: unifiedMergeView({ original }),
  });
  expect(getChunks(state)?.chunks).toHaveLength(2);
  const edited = state.update({ changes: { from: state.doc.length, insert: ' More.' } }).state;
  expect(getChunks(edited)?.chunks).toHaveLength(3);
});

import { describe, expect, test } from 'vitest';
import { editorState } from '../../../tests/support/editor-state.ts';
import { fitMarkdown } from './fit-markdown.ts';

const table = { markdown: '| a |\n| --- |\n| b |', startsInLine: false, endsInLine: false };
const list = { markdown: '- a\n- b', startsInLine: false, endsInLine: false };
const words = { markdown: 'a **b**', startsInLine: true, endsInLine: true };
const paragraphs = { markdown: 'a\n\nb', startsInLine: true, endsInLine: true };

describe('pasting', () => {
  test.each([
    ['words in a line', 'one‸two', words, 'onea **b**two'],
    ['a table in an empty text', '‸', table, '| a |\n| --- |\n| b |'],
    ['a table in a line', 'one‸two', table, 'one\n\n| a |\n| --- |\n| b |\n\ntwo'],
    ['a table between lines', 'one\n‸\ntwo', table, 'one\n\n| a |\n| --- |\n| b |\n\ntwo'],
    ['a table in an empty quote', '> ‸', table, '> | a |\n> | --- |\n> | b |'],
    ['paragraphs in a quote', '> one ‸', paragraphs, '> one a\n>\n> b'],
    ['paragraphs in an item', '- one ‸', paragraphs, '- one a\n\n  b'],
    ['a list in an empty item', '- one\n- ‸', list, '- one\n- a\n- b'],
    ['a list in an empty nested item', '- one\n  - ‸', list, '- one\n  - a\n  - b'],
    ['a list in place of a selection', 'one\n\n⟨two⟩', list, 'one\n\n- a\n- b'],
  ])('%s', (_name, before, block, after) => {
    const state = editorState(before);
    const { from, to } = state.selection.main;
    const changes = fitMarkdown(state, { from, to }, block);
    expect(state.update({ changes }).state.doc.toString()).toBe(after);
  });
});

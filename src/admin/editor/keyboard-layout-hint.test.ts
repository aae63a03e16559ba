import type { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { editorState } from '../../../tests/support/editor-state.ts';
import { latinStreak, seemsWrongLayout, streakAfterTyping } from './keyboard-layout-hint.ts';

const latin = 'em rojane debet binusim bo';

function typed(start: EditorState, text: string, userEvent = 'input.type'): EditorState {
  let state = start;
  for (const letter of text)
    state = state.update({ ...state.replaceSelection(letter), userEvent }).state;
  return state;
}

describe('Latin letters in a row', () => {
  test.each([
    [0, 'abc', 3],
    [3, 'd e', 5],
    [3, ' ١٢، «»!', 3],
    [30, 'ک', 0],
    [0, 'abcکa', 1],
    [5, 'é', 6],
  ])('after %d letters, typing «%s» counts %d', (streak, text, expected) => {
    expect(streakAfterTyping(streak, text)).toBe(expected);
  });
});

describe('the hint about the keyboard layout', () => {
  test('appears after many Latin letters', () => {
    expect(seemsWrongLayout(typed(editorState('ئەم ‸'), latin.slice(0, 12)))).toBe(false);
    expect(seemsWrongLayout(typed(editorState('ئەم ‸'), `${latin} ${latin}`))).toBe(true);
  });

  test('disappears with the first Kurdish letter', () => {
    const state = typed(editorState('‸'), `${latin} ${latin}`);
    expect(seemsWrongLayout(typed(state, 'ئ'))).toBe(false);
  });

  test('disappears when the letters are deleted', () => {
    const state = typed(editorState('‸'), `${latin} ${latin}`);
    const changes = { from: 5, to: state.doc.length };
    expect(seemsWrongLayout(state.update({ changes, userEvent: 'delete.selection' }).state)).toBe(
      false,
    );
  });

  test.each([
    ['a product name', '‸', 'Microsoft PowerPoint'],
    ['inline code', 'ئەم `‸a` ', `${latin}${latin}`],
    ['inline code that is not closed yet', 'ئەم `a` و `‸', `${latin}${latin}`],
    ['a block of code', '```\n‸\n```', `${latin}${latin}`],
    ['a URL that is not closed yet', '[ئەم](‸', 'https://abcdefghijklmnopqrstuvwxyz'],
    ['a URL', '[ئەم](https://a‸b.example)', 'abcdefghijklmnopqrstuvwxyz'],
  ])('ignores %s', (_name, before, text) => {
    expect(seemsWrongLayout(typed(editorState(before), text))).toBe(false);
  });

  test('ignores pasted text', () => {
    expect(typed(editorState('‸'), latin, 'input.paste').field(latinStreak)).toBe(0);
  });
});

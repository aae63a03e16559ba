import { describe, expect, test } from 'vitest';
import { editorState, stateAfter, textWithSelection } from '../../../tests/support/editor-state.ts';
import { tabBackward, tabForward } from './tab-navigation.ts';

function moved(marked: string, command: typeof tabForward): { text: string; isHeld: boolean } {
  const state = editorState(marked);
  let isHeld = false;
  const next = stateAfter(state, (target) => {
    isHeld = command(target);
    return isHeld;
  });
  return { text: textWithSelection(next), isHeld };
}

const head = '| a | b |\n| --- | --- |\n';

describe('Tab', () => {
  test.each([
    [
      'goes to the next cell',
      `| a‸ | b |\n| --- | --- |\n| c |  |`,
      '| a | ⟨b⟩ |\n| --- | --- |\n| c |  |',
    ],
    ['skips the row of dashes', '| a | b‸ |\n| --- | --- |\n| c |  |', `${head}| ⟨c⟩ |  |`],
    ['goes into an empty cell', `${head}| c‸ |  |`, `${head}| c | ‸ |`],
    ['adds a row after the last cell', `${head}| c | d‸ |`, `${head}| c | d |\n| ‸ |  |`],
    [
      'adds a row inside a quote',
      '> | a |\n> | --- |\n> | b‸ |',
      '> | a |\n> | --- |\n> | b |\n> | ‸ |',
    ],
    ['treats an escaped bar as text', `${head}| c \\| x‸ | d |`, `${head}| c \\| x | ⟨d⟩ |`],
    ['indents an item', '- one\n- two‸', '- one\n  - two‸'],
    ['does nothing for an item that cannot be indented', '- one‸', '- one‸'],
  ])('%s', (_name, before, after) => {
    expect(moved(before, tabForward)).toEqual({ text: after, isHeld: true });
  });
});

describe('Shift+Tab', () => {
  test.each([
    ['goes to the previous cell', `${head}| ‸c |  |`, `| a | ⟨b⟩ |\n| --- | --- |\n| c |  |`],
    ['stays in the first cell', '| a‸ |\n| --- |\n| b |', '| ⟨a⟩ |\n| --- |\n| b |'],
    ['outdents an item', '- one\n  - two‸', '- one\n- two‸'],
  ])('%s', (_name, before, after) => {
    expect(moved(before, tabBackward)).toEqual({ text: after, isHeld: true });
  });
});

test.each([
  ['plain text', 'one‸'],
  ['a heading', '## one‸'],
  ['code', '```\n- one‸\n```'],
  ['text with a bar', 'a | b‸'],
])('Tab leaves the editor from %s', (_name, before) => {
  expect(moved(before, tabForward)).toEqual({ text: before, isHeld: false });
  expect(moved(before, tabBackward)).toEqual({ text: before, isHeld: false });
});

import { describe, expect, test } from 'vitest';
import { markedState, markedText, stateAfter } from '../../../tests/support/marked-state.ts';
import { tabBackward, tabForward } from './tab-navigation.ts';

function moved(marked: string, command: typeof tabForward): { text: string; isHeld: boolean } {
  const state = markedState(marked);
  let isHeld = false;
  const next = stateAfter(state, (target) => {
    isHeld = command(target);
    return isHeld;
  });
  return { text: markedText(next), isHeld };
}

const head = '| a | b |\n| --- | --- |\n';

describe('Tab', () => {
  test.each([
    [
      'goes to the next cell',
      `| a‸ | b |\n| --- | --- |\n| c |  |`,
      '| a | ⟨b⟩ |\n| --- | --- |\n| c |  |',
    ],
    ['goes over the row of dashes', '| a | b‸ |\n| --- | --- |\n| c |  |', `${head}| ⟨c⟩ |  |`],
    ['goes into an empty cell', `${head}| c‸ |  |`, `${head}| c | ‸ |`],
    ['adds a row behind the last cell', `${head}| c | d‸ |`, `${head}| c | d |\n| ‸ |  |`],
    ['adds it in a quote', '> | a |\n> | --- |\n> | b‸ |', '> | a |\n> | --- |\n> | b |\n> | ‸ |'],
    ['takes an escaped bar for a letter', `${head}| c \\| x‸ | d |`, `${head}| c \\| x | ⟨d⟩ |`],
    ['moves an item in', '- one\n- two‸', '- one\n  - two‸'],
    ['stays at an item that can go no further', '- one‸', '- one‸'],
  ])('%s', (_name, before, after) => {
    expect(moved(before, tabForward)).toEqual({ text: after, isHeld: true });
  });
});

describe('Shift+Tab', () => {
  test.each([
    ['goes to the cell before', `${head}| ‸c |  |`, `| a | ⟨b⟩ |\n| --- | --- |\n| c |  |`],
    ['stays in the first cell', '| a‸ |\n| --- |\n| b |', '| ⟨a⟩ |\n| --- |\n| b |'],
    ['moves an item out', '- one\n  - two‸', '- one\n- two‸'],
  ])('%s', (_name, before, after) => {
    expect(moved(before, tabBackward)).toEqual({ text: after, isHeld: true });
  });
});

test.each([
  ['a text', 'one‸'],
  ['a heading', '## one‸'],
  ['code', '```\n- one‸\n```'],
  ['a bar in a text', 'a | b‸'],
])('Tab leaves the editor from %s', (_name, before) => {
  expect(moved(before, tabForward)).toEqual({ text: before, isHeld: false });
  expect(moved(before, tabBackward)).toEqual({ text: before, isHeld: false });
});

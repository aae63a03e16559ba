import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/editor-state.ts';
import { smartEnter } from './smart-enter.ts';

describe('Enter', () => {
  test.each([
    ['continues a list', '- one‸', '- one\n- ‸'],
    ['continues the numbers of a list', '1. one‸', '1. one\n2. ‸'],
    ['continues a quote', '> one‸', '> one\n> ‸'],
    ['continues a list in a quote', '> - one‸', '> - one\n> - ‸'],
    ['splits an item', '- one ‸two', '- one\n- ‸two'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, smartEnter)).toBe(after);
  });
});

describe('Enter in an empty item', () => {
  test.each([
    ['ends the list and leaves an empty line below it', '- one\n- ‸', '- one\n\n‸'],
    ['ends a numbered list', '1. one\n2. ‸', '1. one\n\n‸'],
    ['ends a task list', '- [x] one\n- [ ] ‸', '- [x] one\n\n‸'],
    ['ends a list inside a quote', '> - one\n> - ‸', '> - one\n>\n> ‸'],
    ['ends a list before another paragraph', '- one\n- ‸\n\nAfter', '- one\n\n‸\n\nAfter'],
    ['adds no second empty line', '- one\n\n- ‸', '- one\n\n‸'],
    ['removes a list of one empty item', '- ‸', '‸'],
    ['outdents a nested item first', '- one\n  - two\n  - ‸', '- one\n  - two\n- ‸'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, smartEnter)).toBe(after);
  });
});

test('Enter in plain text is left to the editor', () => {
  expect(textAfter('one‸', smartEnter)).toBe('one‸');
});

import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/marked-state.ts';
import { smartEnter } from './smart-enter.ts';

describe('Enter', () => {
  test.each([
    ['goes on with a list', '- one‸', '- one\n- ‸'],
    ['counts on', '1. one‸', '1. one\n2. ‸'],
    ['goes on with a quote', '> one‸', '> one\n> ‸'],
    ['goes on with a list in a quote', '> - one‸', '> - one\n> - ‸'],
    ['divides an item', '- one ‸two', '- one\n- ‸two'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, smartEnter)).toBe(after);
  });
});

describe('Enter in an empty item', () => {
  test.each([
    ['leaves an empty line below the list', '- one\n- ‸', '- one\n\n‸'],
    ['of a numbered list too', '1. one\n2. ‸', '1. one\n\n‸'],
    ['and of tasks', '- [x] one\n- [ ] ‸', '- [x] one\n\n‸'],
    ['inside a quote', '> - one\n> - ‸', '> - one\n>\n> ‸'],
    ['before another text', '- one\n- ‸\n\nAfter', '- one\n\n‸\n\nAfter'],
    ['where there is one already', '- one\n\n- ‸', '- one\n\n‸'],
    ['where nothing is above', '- ‸', '‸'],
    ['goes out of an inner list first', '- one\n  - two\n  - ‸', '- one\n  - two\n- ‸'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, smartEnter)).toBe(after);
  });
});

test('Enter in a plain text is left to the editor', () => {
  expect(textAfter('one‸', smartEnter)).toBe('one‸');
});

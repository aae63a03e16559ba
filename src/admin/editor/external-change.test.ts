import { undo } from '@codemirror/commands';
import { describe, expect, test } from 'vitest';
import { editorState, stateAfter, textWithSelection } from '../../../tests/support/editor-state.ts';
import { createEchoFilter, externalChange, isExternalChange } from './external-change.ts';

describe('an external change', () => {
  test.each([
    ['another text', 'o‸ne', 'two', '‸two'],
    ['a longer text', 'one‸', 'one and two', 'one‸ and two'],
    ['a text changed before the cursor', 'one two thr‸ee', 'one 2 three', 'one 2 thr‸ee'],
    ['an empty text', 'o‸ne', '', '‸'],
    ['doubled letters', 'aa‸', 'aaaa', 'aa‸aa'],
  ])('to %s keeps the cursor at the unchanged text', (_name, before, value, after) => {
    const state = editorState(before);
    const transaction = state.update(externalChange(state, value) ?? {});
    expect(textWithSelection(transaction.state)).toBe(after);
    expect(isExternalChange(transaction)).toBe(true);
  });

  test('is undone in one step, and typing around it in others', () => {
    let state = editorState('‸');
    for (const letter of 'abc')
      state = state.update({ ...state.replaceSelection(letter), userEvent: 'input.type' }).state;
    state = state.update(externalChange(state, 'xyz') ?? {}).state;
    state = state.update({ ...state.replaceSelection('!'), userEvent: 'input.type' }).state;
    state = stateAfter(state, undo);
    expect(state.doc.toString()).toBe('xyz');
    state = stateAfter(state, undo);
    expect(state.doc.toString()).toBe('abc');
  });

  test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('%j is the same text', (value) => {
    expect(externalChange(editorState('one\ntwo‸'), value)).toBeNull();
  });
});

describe('a value that the parent passes back', () => {
  test('is an echo, even when newer text was typed', () => {
    const echoes = createEchoFilter();
    echoes.sent('a');
    echoes.sent('ab');
    echoes.sent('abc');
    expect(echoes.isEcho('a', 'abc')).toBe(true);
    expect(echoes.isEcho('abc', 'abc')).toBe(true);
  });

  test('is an external change once a newer value came back', () => {
    const echoes = createEchoFilter();
    echoes.sent('a');
    echoes.sent('ab');
    expect(echoes.isEcho('ab', 'ab')).toBe(true);
    expect(echoes.isEcho('a', 'ab')).toBe(false);
  });

  test('is an external change when the editor never sent it', () => {
    const echoes = createEchoFilter();
    echoes.sent('a');
    expect(echoes.isEcho('x', 'a')).toBe(false);
    expect(echoes.isEcho('a', 'x')).toBe(false);
  });

  test('is an echo when the same text was sent twice', () => {
    const echoes = createEchoFilter();
    for (const value of ['a', '', 'a']) echoes.sent(value);
    expect(echoes.isEcho('a', 'a')).toBe(true);
    expect(echoes.isEcho('', 'a')).toBe(false);
  });
});

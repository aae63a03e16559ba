import { describe, expect, test } from 'vitest';
import { editorState, textWithSelection } from '../../../tests/support/editor-state.ts';
import { asciiListNumber } from './arabic-list-numbers.ts';

function counted(marked: string): string | null {
  const state = editorState(marked);
  const spec = asciiListNumber(state, state.selection.main.head);
  return spec && textWithSelection(state.update(spec).state);
}

describe('a list number in Arabic digits', () => {
  test.each([
    ['from an Arabic keyboard', '١.‸', '1.‸'],
    ['from a Persian keyboard', '۲.‸', '2.‸'],
    ['with a bracket', '٣)‸', '3)‸'],
    ['with two digits', '١٢.‸', '12.‸'],
    ['in a nested list', '1. یەک\n   ١.‸', '1. یەک\n   1.‸'],
    ['in a quote', '> ١.‸', '> 1.‸'],
    ['before a text', '١.‸یەکەم', '1.‸یەکەم'],
  ])('%s becomes an ASCII number', (_name, before, after) => {
    expect(counted(before)).toBe(after);
  });

  test.each([
    ['a year', '٢٠٢٦.‸'],
    ['a number inside a line', 'ساڵی ١.‸'],
    ['a number without a full stop', '١‸'],
    ['an ASCII number', '1.‸'],
    ['code', '```\n١.‸\n```'],
  ])('does not include %s', (_name, before) => {
    expect(counted(before)).toBeNull();
  });
});

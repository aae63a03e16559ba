import { expect, test } from 'vitest';
import { editorState } from '../../../tests/support/editor-state.ts';
import { activeTools, textTools } from './text-tools.ts';

test.each([
  ['o‸ne', []],
  ['## o‸ne', ['heading2']],
  ['### o‸ne', ['heading3']],
  ['#### o‸ne', []],
  ['- **o‸ne**', ['bold', 'bulletedList']],
  ['> 1. *o‸ne*', ['italic', 'numberedList', 'quote']],
  ['[`o‸ne`](a)', ['code', 'link']],
  ['```\n## o‸ne\n```', ['code']],
  ['**⟨one⟩**', ['bold']],
  ['**one**‸', []],
])('in %j the pressed tools are %j', (text, expected) => {
  expect([...activeTools(editorState(text))].sort()).toEqual(expected);
});

test('no two tools have the same shortcut', () => {
  const keys = Object.values(textTools)
    .flat()
    .map(({ shortcut }) => shortcut.key);
  expect(new Set(keys).size).toBe(keys.length);
});

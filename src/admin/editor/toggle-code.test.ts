import { expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/editor-state.ts';
import { toggleCode } from './toggle-code.ts';

test.each([
  ['a word', 'the ⟨word⟩', 'the `⟨word⟩`'],
  ['several lines', '⟨one\ntwo⟩', '```\n⟨one\ntwo⟩\n```'],
  ['lines that are only touched', 'o⟨ne\nt⟩wo', '```\no⟨ne\nt⟩wo\n```'],
  ['lines between paragraphs', 'a\n⟨one\ntwo⟩\nb', 'a\n\n```\n⟨one\ntwo⟩\n```\n\nb'],
  ['lines that contain a fence', '⟨```\none\n```\ntwo⟩', '````\n⟨```\none\n```\ntwo⟩\n````'],
  ['an empty line', 'a\n\n‸', 'a\n\n```\n‸\n```'],
  ['the only line', '‸', '```\n‸\n```'],
  ['a code block removes its fences', 'a\n\n```ts\no‸ne\ntwo\n```\n\nb', 'a\n\no‸ne\ntwo\n\nb'],
  ['a code block at the end of the text', '```\no‸ne\n```', 'o‸ne'],
  ['an unclosed code block', '```\no‸ne', 'o‸ne'],
  ['an empty code block', '```\n‸\n```', '‸'],
  ['an indented code block', '    o‸ne\n    two', 'o‸ne\ntwo'],
])('the code tool on %s', (_name, before, after) => {
  expect(textAfter(before, toggleCode)).toBe(after);
});

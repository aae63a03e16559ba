import { expect, test } from 'vitest';
import { editorState, textWithSelection } from '../../../tests/support/editor-state.ts';
import { picturePosition } from './picture-position.ts';

test.each([
  ['before a word', 'O‸ne.', '‸One.'],
  ['after a word and its full stop', 'One‸.', 'One.‸'],
  ['at the nearer end of a word', 'one tw‸elve', 'one ‸twelve'],
  ['in a Kurdish word', 'نەخشە‌ساز‸ی باش', 'نەخشە‌سازی‸ باش'],
  ['between words', 'one ‸two', 'one ‸two'],
  ['after a link', 'a [link of words‸](/b) c', 'a [link of words](/b)‸ c'],
  ['after bold words', '**one tw‸o**', '**one two**‸'],
  ['before a heading', '## O‸ne two', '‸## One two'],
  ['after a table', '| a |\n| --- |\n| b‸ |\n', '| a |\n| --- |\n| b |‸\n'],
  ['after a code block', '```\na\nb\nc‸\n```', '```\na\nb\nc\n```‸'],
])('a picture is inserted %s', (_name, before, after) => {
  const state = editorState(before);
  const anchor = picturePosition(state, state.selection.main.head);
  expect(textWithSelection(state.update({ selection: { anchor } }).state)).toBe(after);
});

import { expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/editor-state.ts';
import { insertTable } from './insert-table.ts';

const table = insertTable(['A', 'B']);
const written = '| ⟨A⟩ | B |\n| --- | --- |\n|  |  |\n|  |  |';

test.each([
  ['in an empty text', '‸', written],
  ['below a line', 'one‸', `one\n\n${written}`],
  ['between lines', 'one\n‸\ntwo', `one\n\n${written}\n\ntwo`],
  ['in the middle of a line', 'one‸ two', `one\n\n${written}\n\n two`],
  ['after a selection, which stays', '⟨one⟩', `one\n\n${written}`],
  [
    'from rows of a spreadsheet',
    '⟨Name\tPrice\nA|B\t5\n\nC⟩'.replace('\n\nC', ''),
    '| Name | Price |\n| --- | --- |\n| A\\|B | 5 |‸',
  ],
  [
    'from rows of different lengths',
    '⟨a\tb\tc\nd\te⟩',
    '| a | b | c |\n| --- | --- | --- |\n| d | e |  |‸',
  ],
  ['not in code', '```\n‸\n```', '```\n‸\n```'],
])('inserting a table %s', (_name, before, after) => {
  expect(textAfter(before, table)).toBe(after);
});

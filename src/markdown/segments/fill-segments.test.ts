import { describe, expect, test } from 'vitest';
import { fillSegments } from './fill-segments.ts';
import { segmentMarkdown } from './segment-markdown.ts';

describe('a translation', () => {
  test.each([
    ['in Arabic', '## See *this* `x` ##', ['انظر *هذا* ⟦1⟧'], '## انظر *هذا* `x` ##'],
    ['in Sorani', '- [ ] Buy [it](/a "b")', ['⟦1⟧ئەمە⟦/1⟧ بکڕە'], '- [ ] [ئەمە](/a "b") بکڕە'],
    ['with direction marks', 'C++', ['\u200fسی++\u200f'], '\u200fسی++\u200f'],
    ['of a caption', '![a](/b "c")', ['⟦1⟧ئ⟦2⟧ب⟦/1⟧'], '![ئ](/b "ب")'],
    ['of a caption with quotation marks', '![a](/b "c")', ['⟦1⟧ئ⟦2⟧"ب"⟦/1⟧'], '![ئ](/b "\\"ب\\"")'],
    ['of a caption that lost its place', '![a](/b "c")', ['⟦1⟧ئ ب⟦/1⟧'], '![a](/b "c")'],
    ['of a quotation', '> a\n> b  \n> c', ['ئ ⟦1⟧ ب'], '> ئ  \n> ب'],
    ['of a list', '1. a\\\n   b', ['ئ⟦1⟧ب'], '1. ئ\\\n   ب'],
    ['of an underlined heading', 'a\nb\n---', ['ئ'], 'ئ\n---'],
    ['of cells', 'a|b\n-|-\n`1`|c', ['أ', 'ب', 'ج'], 'أ|ب\n-|-\n`1`|ج'],
    [
      'of a link by its text',
      '[a] ![A][]\n\n[a]: /b',
      ['⟦1⟧ئ⟦/1⟧ ⟦2⟧و⟦/2⟧'],
      '[ئ][a] ![و][A]\n\n[a]: /b',
    ],
    ['of a URL', 'See https://a.b/c.', ['⟦1⟧ ببینە.'], 'https://a.b/c ببینە.'],
    ['missing in part', 'a\n\nb\nc', [undefined, 'ب'], 'a\n\nب'],
    ['that is empty', 'a\nb', [' \n'], 'a\nb'],
    ['of nothing but unknown placeholders', 'a', ['⟦1⟧'], 'a'],
  ])('%s', (_name, markdown, texts, filled) => {
    expect(fillSegments(segmentMarkdown(markdown), texts)).toBe(filled);
  });
});

describe('a text that would change the syntax', () => {
  test.each([
    ['lines', 'a', 'b\n\nc\r\nd', 'b c d'],
    ['a heading', 'a', '# b', '\\# b'],
    ['an item', '- a', '- b', '- \\- b'],
    ['a number', 'a', '1. b', '1\\. b'],
    ['a number in a heading, where it needs no escape', '# a', '1. b', '# 1. b'],
    ['a quotation', 'a', '> b', '\\> b'],
    ['a task', '- a', '[ ] b', '- \\[ \\] b'],
    ['a fence', 'a', '```', '\\`\\`\\`'],
    ['a rule', 'a', '---', '\\---'],
    ['indented code', 'a', '     b', 'b'],
    ['an underline', 'a\\\nb', 'b⟦1⟧===', 'b\\\n\\==='],
    ['the end of a heading', '# a', 'b #', '# b \\#'],
    ['a table', 'a\n---', '| b', '&#124; b\n---'],
    ['a cell', '| a |\n|---|', 'b | c', '| b \\| c |\n|---|'],
    ['an escaped bar', '| a |\n|---|', 'b \\\\| c \\| d', '| b \\\\&#124; c \\| d |\n|---|'],
    ['an escaped end of a cell', '|a|\n|---|', 'b\\', '|b\\\\ |\n|---|'],
    ['a definition', 'a', '[b]: c', '\\[b\\]: c'],
    ['a title', '[x]: /y\na', '"b"', '[x]: /y\n\\"b\\"'],
    ['code', 'a', 'b `c` d', 'b \\`c\\` d'],
    ['a link', 'a', '[b](/c)', '\\[b\\](/c)'],
    ['a tag', 'a', 'b <i>', 'b \\<i>'],
    ['a URL', 'a', 'b https://c.d', 'b https\\:\\/\\/c\\.d'],
  ])('%s', (_name, markdown, text, filled) => {
    expect(fillSegments(segmentMarkdown(markdown), [text])).toBe(filled);
  });
});

describe('misplaced placeholders', () => {
  test.each([
    ['lost', '`a` b [c](/d)', 'ب', 'ب'],
    ['doubled', '`a` b', '⟦1⟧ ب ⟦1⟧', '`a` ب'],
    ['unknown', '`a` b', '⟦1⟧⟦7⟧ ب ⟦/1⟧', '`a` ب'],
    ['cut', '`a` b', '⟦1⟧ ب ⟦', '`a` ب'],
    ['not closed', '[a](/b)', '⟦1⟧ب', 'ب'],
    ['crossing', '[a](/b) ![c](/d)', '⟦1⟧ب⟦2⟧ت⟦/1⟧ث⟦/2⟧', '[بت](/b)ث'],
    ['a link in a link', '[a](/b) [c](/d)', '⟦1⟧ب ⟦2⟧ت⟦/2⟧⟦/1⟧', '[ب ت](/b)'],
    ['code after code', '`a` b `c`', '⟦1⟧⟦2⟧ ب', '`a` `c` ب'],
    ['after a backslash', '`a` b', 'ب\\⟦1⟧', 'ب\\\\`a`'],
    ['a link after an exclamation mark', 'a! [b](/c)', 'ئ!⟦1⟧ب⟦/1⟧', 'ئ\\![ب](/c)'],
    ['around half a bracket', '[b](/c)', '⟦1⟧ب]ت⟦/1⟧', '[ب\\]ت](/c)'],
    ['a break at either end', 'a  \nb', '⟦1⟧ب', 'ب'],
    ['breaks side by side', 'a  \nb  \nc', 'ب ⟦1⟧ ⟦2⟧ ت', 'ب  \nت'],
  ])('%s', (_name, markdown, text, filled) => {
    expect(fillSegments(segmentMarkdown(markdown), [text])).toBe(filled);
  });
});

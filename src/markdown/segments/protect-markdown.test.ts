import { expect, test } from 'vitest';
import { protectMarkdown, restoreMarkdown } from './protect-markdown.ts';

test.each([
  ['code', 'a `b`\n\n```js\nc\n```\n\n    d\n', 'a ⟦1⟧\n\n⟦2⟧\n\n⟦3⟧\n'],
  ['code in a list', '- a\n\n  ~~~\n  b\n  ~~~\n', '- a\n\n  ⟦1⟧\n'],
  ['URLs', '*[a](/b "c")* ![d](/e) <https://f.g> *h@i.org*', '*[a](⟦1⟧ "c")* ![d](⟦2⟧) ⟦3⟧ *⟦4⟧*'],
  ['captions', '![a](/b "c")', '![a](⟦1⟧ ⟦2⟧)'],
  ['references', '[a][b] [b] [x]\n\n[b]: /c', '[a]⟦1⟧ ⟦2⟧ [x]\n\n⟦3⟧'],
  ['the rest', 'a &amp; \\* <i> {b} %s  \n⟦1⟧', 'a ⟦1⟧ ⟦2⟧ ⟦3⟧ ⟦4⟧ ⟦5⟧⟦6⟧\n⟦7⟧'],
  ['nothing else', '# a\n\n> *b*\n\n| c |\n|---|', '# a\n\n> *b*\n\n| c |\n|---|'],
])('%s', (_name, markdown, text) => {
  const guarded = protectMarkdown(markdown);
  expect(guarded.text).toBe(text);
  expect(restoreMarkdown(guarded.text, guarded.placeholders)).toEqual({ markdown, lost: [] });
});

test.each([
  ['lost', 'a ⟦2⟧', ['`x`', '`y`'], 'a `y`', ['`x`']],
  ['duplicate and unknown', '⟦1⟧ a⟦1⟧⟦9⟧⟦/1⟧', ['`x`'], '`x` a', []],
  ['translated', '⟦١⟧ a', ['`x`'], '`x` a', []],
  ['like another placeholder', '⟦1⟧ ⟦2⟧', ['⟦2⟧', '`x`'], '⟦2⟧ `x`', []],
  ['of a block inside a line', 'a: ⟦1⟧ b', ['```\nx\n```'], 'a: \n\n```\nx\n```\n\n b', []],
])('placeholders that come back %s', (_name, text, placeholders, markdown, lost) => {
  expect(restoreMarkdown(text, placeholders)).toEqual({ markdown, lost });
});

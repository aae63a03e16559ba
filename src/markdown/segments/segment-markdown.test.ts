import { expect, test } from 'vitest';
import { segmentMarkdown } from './segment-markdown.ts';

test.each([
  ['a paragraph of several lines', 'one\n  two', ['one two']],
  ['headings', '## One ##\n\nTwo\nlines\n---', ['One', 'Two lines']],
  ['items and tasks', '- a\n  b\n\n  c\n- [x] d\n  1. e', ['a b', 'c', 'd', 'e']],
  ['quotations', '> a\n> b\n>> c\nd', ['a b', 'c d']],
  ['cells', '| a | b |\n|---|---|\n| 1 | c \\| d |', ['a', 'b', 'c ⟦1⟧ d']],
  ['text without letters', '# 1.\n\n`code`\n\nhttps://a.b\n\n[](/a)\n\n12 & 13', []],
  ['code, rules and definitions', '```\na\n```\n\n    b\n\n***\n\n[a]: /b "c"', []],
  ['emphasis', '*a* **b `c`** ~~d~~', ['*a* **b ⟦1⟧** ~~d~~']],
  [
    'code, URLs and entities',
    'a &amp; \\* <b>c</b> <https://d.e> `f`',
    ['a ⟦1⟧ ⟦2⟧ ⟦3⟧c⟦4⟧ ⟦5⟧ ⟦6⟧'],
  ],
  ['URLs', 'see https://a.b/c_(d), (www.e.org/f) or g@h.org.', ['see ⟦1⟧, (⟦2⟧) or ⟦3⟧.']],
  [
    'placeholders',
    `a {b} {{ c d }} \${e.f} %s %1$s %d 5% off`,
    ['a ⟦1⟧ ⟦2⟧ ⟦3⟧ ⟦4⟧ ⟦5⟧ ⟦6⟧ 5% off'],
  ],
  ['no placeholders', '100% sure, {} or 5 %discount', ['100% sure, {} or 5 %discount']],
  ['hard breaks', '> a  \n> b\\\n> *c*', ['a ⟦1⟧ b ⟦2⟧ *c*']],
  ['links and pictures', '[a *b*](/c "d") ![e](/f)', ['⟦1⟧a *b*⟦/1⟧ ⟦2⟧e⟦/2⟧']],
  [
    'captions',
    '![a `b`](/c "d") ![](/e "f") ![g](/h " ")',
    ['⟦1⟧a ⟦2⟧⟦3⟧d⟦/1⟧ ⟦4⟧⟦5⟧f⟦/4⟧ ⟦6⟧g⟦/6⟧'],
  ],
  ['a picture in a link', '[![a](/b) c](/d)', ['⟦1⟧⟦2⟧a⟦/2⟧ c⟦/1⟧']],
  ['references', '[a][b] [B][] [b] ![b]\n\n[b]: /b', ['⟦1⟧a⟦/1⟧ ⟦2⟧B⟦/2⟧ ⟦3⟧b⟦/3⟧ ⟦4⟧b⟦/4⟧']],
  [
    'brackets without a definition',
    '[a] [b][] [x [c] y](/d) ![e]',
    ['[a] [b][] ⟦1⟧x [c] y⟦/1⟧ ![e]'],
  ],
  ['text that looks like a placeholder', 'a ⟦3⟧ b⟧', ['a ⟦1⟧ b⟦2⟧']],
])('%s', (_name, markdown, texts) => {
  expect(segmentMarkdown(markdown).segments.map(({ text }) => text)).toEqual(texts);
});

test('a segment names its block', () => {
  const { blocks, segments } = segmentMarkdown('# a\n\n***\n\n- b\n- c\n\n[x]: /y\nd');
  expect(segments.map(({ block, text }) => [text, blocks[block]?.kind])).toEqual([
    ['a', 'heading'],
    ['b', 'list'],
    ['c', 'list'],
    ['d', 'paragraph'],
  ]);
});

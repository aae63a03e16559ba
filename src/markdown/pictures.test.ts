import { expect, test } from 'vitest';
import { picturesOfMarkdown, replacePictures } from './pictures.ts';

const replace = (markdown: string, entries: Record<string, string | null>) =>
  replacePictures(markdown, new Map(Object.entries(entries)));

test('picturesOfMarkdown finds each picture once, and none in code or links', () => {
  const markdown = [
    '![a](a.png) ![b](<b c.png> "Title") ![a](a.png)',
    '![d][ref] ![ref][] ![REF] ![none]',
    '`![e](e.png)` [f](f.png) \\![g](g.png)',
    '    ![h](h.png)',
    '',
    '[ref]: r\\_1.png "Title"',
  ].join('\n\n');
  expect(picturesOfMarkdown(markdown)).toEqual(['a.png', 'b c.png', 'r_1.png']);
});

test.each([
  ['![a](a.png "T") b ![a](a.png)', { 'a.png': '/x.jpg' }, '![a](/x.jpg "T") b ![a](/x.jpg)'],
  ['![a](<b c.png>)', { 'b c.png': '/x.jpg' }, '![a](/x.jpg)'],
  ['![a](a.png) ![b](b.png)', { 'a.png': null }, '[a](a.png) ![b](b.png)'],
  ['![](x/a_b.png)', { 'x/a_b.png': null }, '[a\\_b.png](x/a_b.png)'],
  ['[![a](a.png)](b)', { 'a.png': null }, '[a](b)'],
  ['[![](a.png)](b)', { 'a.png': null }, '[a.png](b)'],
  ['![a][r]\n\n[r]: a.png', { 'a.png': '/x.jpg' }, '![a][r]\n\n[r]: /x.jpg'],
  ['![a][r]\n\n[r]: a.png', { 'a.png': null }, '[a][r]\n\n[r]: a.png'],
  ['> - ![أ](أ.png)', { 'أ.png': '/x.jpg' }, '> - ![أ](/x.jpg)'],
])('replacePictures changes %j', (markdown, entries, expected) => {
  expect(replace(markdown, entries)).toBe(expected);
});

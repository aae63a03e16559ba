import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test('wraps a table in a scroll container that the keyboard reaches', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | ~~2~~ |', 'en')).toBe(
    [
      '<div class="table-scroll" tabindex="0"><table>',
      '<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>',
      '<tbody>\n<tr>\n<td>1</td>\n<td><s>2</s></td>\n</tr>\n</tbody>',
      '</table></div>\n',
    ].join('\n'),
  );
});

test.each([
  [':--', 'align-start'],
  [':-:', 'align-center'],
  ['--:', 'align-end'],
])('%s becomes a class for both directions, never a style', (mark, name) => {
  const html = renderMarkdown(`| a |\n|${mark}|\n| b |`, 'ar');
  expect(html).toContain(`<th class="${name}">a</th>`);
  expect(html).toContain(`<td class="${name}">b</td>`);
  expect(html).not.toContain('style');
});

test('marks a cell with a very long word, and no other cell', () => {
  const url = 'https://example.com/a/long/url';
  const html = renderMarkdown(`| a | b |\n|--:|---|\n| ${url} | [c](${url}) |`, 'ckb');
  expect(html).toContain('<td class="long-word align-end">');
  expect(html.match(/long-word/g)).toHaveLength(1);
});

test('fills a short row and cuts a long one', () => {
  const html = renderMarkdown('| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |', 'en');
  expect(html.split('<td>')).toHaveLength(5);
  expect(html).not.toContain('3');
});

test('wraps each of two tables', () => {
  const html = renderMarkdown('| a |\n|---|\n\ntext\n\n| a |\n|---|', 'en');
  expect(html.split('<div class="table-scroll"')).toHaveLength(3);
  expect(html.split('</table></div>')).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { splitBlocks } from '../segments/split-blocks.ts';
import { renderMarkdown, renderNumberedBlocks } from './render-markdown.ts';

const markdown = [
  '# A title',
  'Words with `code`.\nSecond line.',
  '- one\n- two\n\n  more',
  '> said',
  '```js\nlet a = 1;\n```',
  '    indented',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '---',
  '[a]: https://example.com',
  'The end, at [a].',
].join('\n\n');

const numbered = (text: string, language = 'en') =>
  [...renderNumberedBlocks(text, language).matchAll(/<(\w+) data-block="(\d+)"/g)].map(
    ([, tag, block]) => `${block} ${tag}`,
  );

test('numbered blocks have the number of their source, and are otherwise as readers see them', () => {
  const kinds = splitBlocks(markdown).map(({ kind }) => kind);
  expect(kinds[8]).toBe('reference');
  const tags = ['h1', 'p', 'ul', 'blockquote', 'pre', 'pre', 'div', 'hr'];
  expect(numbered(markdown)).toEqual([...tags.map((tag, index) => `${index} ${tag}`), '9 p']);
  expect(numbered(markdown.replaceAll('\n', '\r\n'), 'ckb')).toEqual(numbered(markdown));
  expect(renderNumberedBlocks(markdown, 'en').replace(/ data-block="\d+"/g, '')).toBe(
    renderMarkdown(markdown, 'en'),
  );
});

import { expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import { contentsHtml } from './contents-html.ts';

async function contentsOf(
  markdown: string | string[],
  language: Language = 'en',
): Promise<string[]> {
  const text = typeof markdown === 'string' ? markdown : markdown.join('\n\n');
  const html = contentsHtml(await renderMarkdown(text, language), language);
  const items = /^<ol [^>]*>(.*)<\/ol>$/s.exec(html ?? '')?.[1];
  return items?.split(/(?<=<\/li>)/) ?? [];
}

test('the contents link to the headings of level 2, in their order, by their ids', async () => {
  const markdown = ['## One', 'a', '### Not this', '## Two', '# Nor this', '## One'];
  expect(await contentsOf(markdown)).toEqual([
    '<li><a href="#h-one">One</a></li>',
    '<li><a href="#h-two">Two</a></li>',
    '<li><a href="#h-one-1">One</a></li>',
  ]);
});

test('two headings are no reason for contents', async () => {
  expect(await contentsOf(['## One', '## Two', '### Three', '```\n## Four\n```'])).toEqual([]);
  expect(await contentsOf('')).toEqual([]);
});

test.each([
  ['*Bold* **words**, ~~struck~~', 'Bold words, struck'],
  ['A [link](https://a.example "title") and https://b.example', 'A link and https://b.example'],
  ['`npm start` & <b>tags</b>', '<bdi dir="ltr">npm start</bdi> &amp; &lt;b&gt;tags&lt;/b&gt;'],
  ['A note[^1]', 'A note'],
  ['![A picture](/a.jpg) beside words', 'beside words'],
  ['𐀀 `c`', '𐀀 <bdi dir="ltr">c</bdi>'],
])('the heading %j is plain text in the contents', async (heading, text) => {
  const markdown = [`## ${heading}`, '## b', '## c', '[^1]: a'];
  const [first] = await contentsOf(markdown);
  expect(first?.replace(/^<li><a href="#h-[a-z0-9-]+">(.*)<\/a><\/li>$/, '$1')).toBe(text);
});

test.each(['ar', 'ckb'] as const)(
  'contents in %s isolate left-to-right words as the text does',
  async (language) => {
    const [first] = await contentsOf(
      ['## C++ یان `a.b` و +964 750 123 4567', '## ب', '## ج'],
      language,
    );
    expect(first).toContain(
      '><bdi dir="ltr">C++</bdi> یان <bdi dir="ltr">a.b</bdi> و <bdi dir="ltr">+964 750 123 4567</bdi></a>',
    );
  },
);

test('a heading without words has no link', async () => {
  expect(await contentsOf(['## ![](/a.jpg)', '## One', '##', '## Two'])).toEqual([]);
});

test('10,000 headings have contents of fifty links and an ellipsis', async () => {
  const items = await contentsOf(Array.from({ length: 10_000 }, (_, index) => `## Part ${index}`));
  expect(items).toHaveLength(51);
  expect(items.slice(-2)).toEqual([
    '<li><a href="#h-part-49">Part 49</a></li>',
    '<li><a>…</a></li>',
  ]);
});

test.each(['a', '&', '`', '𐀀', '`b` ', '[a](b) ', '![a](b)', 'C++ '])(
  'each of three headings with 60 kB of %j has at most 4,000 characters in the contents',
  async (part) => {
    const heading = `## begin ${part.repeat(60_000 / part.length)}`;
    const items = await contentsOf([heading, heading, heading], 'ckb');
    expect(items).toHaveLength(3);
    for (const item of items) {
      expect(item.length).toBeLessThanOrEqual(4_000);
      expect(item).toMatch(/^<li>.*<\/li>$/s);
      expect(item.split('<bdi').length).toBe(item.split('</bdi>').length);
    }
  },
);

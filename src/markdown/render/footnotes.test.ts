import { expect, test } from 'vitest';
import { markdownLimits } from '../markdown-limits.ts';
import { fillSegments } from '../segments/fill-segments.ts';
import { protectMarkdown, restoreMarkdown } from '../segments/protect-markdown.ts';
import { segmentMarkdown } from '../segments/segment-markdown.ts';
import { splitBlocks } from '../segments/split-blocks.ts';
import { renderForFeed } from './render-for-feed.ts';
import { renderMarkdown, renderNumberedBlocks } from './render-markdown.ts';

const reference = (number: string, href: number, id = ` id="r-${href}"`) =>
  `<sup><a href="#n-${href}"${id} role="doc-noteref">${number}</a></sup>`;
const back = (label: string, href: number) =>
  ` <a href="#r-${href}" role="doc-backlink" aria-label="${label}">↑</a>`;

test('footnotes are numbered by their first references, and each leads back', () => {
  expect(renderMarkdown('a[^b] c[^d] e[^b]\n\n[^d]: Two\n[^b]: *One*\nmore', 'en')).toBe(
    [
      `<p>a${reference('1', 1)} c${reference('2', 2)} e${reference('1', 1, '')}</p>`,
      '<section role="doc-endnotes" aria-label="Footnotes">\n<ol>\n<li id="n-1">',
      `<p><em>One</em>\nmore${back('Back to the text: 1', 1)}</p>`,
      '</li>\n<li id="n-2">',
      `<p>Two${back('Back to the text: 2', 2)}</p>`,
      '</li>\n</ol>\n</section>\n',
    ].join('\n'),
  );
});

test.each([
  ['ar', 'الحواشي', 'العودة إلى النص: ١'],
  ['ckb', 'پەراوێزەکان', 'گەڕانەوە بۆ دەقەکە: ١'],
])('in %s they have its digits and labels', (language, name, label) => {
  const html = renderMarkdown('وشە[^1]\n\n[^1]: تێبینی', language);
  expect(html).toContain(reference('١', 1));
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain(back(label, 1));
});

test.each([
  ['a reference without a footnote', 'a[^1]', '<p>a[^1]</p>\n'],
  ['an escaped one', '\\[^1] \n\n[^1]: b', '<p>[^1]</p>\n'],
  ['code', '`[^1]`\n\n[^1]: b', '<p><code dir="ltr">[^1]</code></p>\n'],
  ['a label with spaces', 'a[^b c]', '<p>a[^b c]</p>\n'],
  ['a label in a link', '[a[^1]](/b)\n\n[^1]: c', '<p><a href="/b">a[^1]</a></p>\n'],
])('%s is text', (_name, markdown, html) => {
  expect(renderMarkdown(markdown, 'en').startsWith(html)).toBe(true);
});

test('no text is lost: a footnote without a reference, and a second one of a label, come last', () => {
  const html = renderMarkdown('a[^1]\n\n[^2]: Two\n\n[^1]: One\n\n[^1]: Again\n\nend', 'en');
  expect(
    html
      .replace(/<[^>]*>|↑/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('a 1 end One Two Again');
});

test('a footnote of one word is no link definition, and one in a list is text', () => {
  expect(renderMarkdown('a[^1]\n\n[^1]: https://b.c', 'en')).toContain('>https://b.c</a>');
  expect(renderMarkdown('a[^1]\n\n- [^1]: b c', 'en')).not.toContain('noteref');
});

test('every id is on the page once, however often a footnote is referred to', () => {
  const html = renderMarkdown(`${'a[^1] b[^2] '.repeat(40)}\n\n[^1]: c[^2]\n[^2]: d[^1]`, 'en');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test('10,000 footnotes make no more links than the limit, and both parsers end', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index);
  for (const markdown of [
    numbers.map((number) => `a[^${number}]`).join('\n\n') +
      numbers.map((number) => `\n\n[^${number}]: b`).join(''),
    `${'a[^1]\n\n'.repeat(10_000)}[^1]: b`,
    `${'[^1]'.repeat(10_000)}\n\n[^1]: b`,
    numbers.map((number) => `[^${number}]: b`).join('\n'),
    `[^${'a'.repeat(200_000)}`,
  ]) {
    const html = renderMarkdown(markdown, 'en');
    const count = html.match(/doc-noteref/g)?.length ?? 0;
    expect(count).toBeLessThanOrEqual(markdownLimits.footnoteReferences);
    expect(segmentMarkdown(markdown).markdown).toBe(markdown);
  }
});

test('feeds have footnotes with absolute links', () => {
  const html = renderForFeed('a[^1]\n\n[^1]: b', 'en', 'https://a.example/blog/c');
  expect(html).toContain(
    '<a href="https://a.example/blog/c#n-1" id="r-1" role="doc-noteref">1</a>',
  );
  expect(html).toContain('href="https://a.example/blog/c#r-1"');
});

test('a page for reviewers numbers the blocks around footnotes as they are in the text', () => {
  const html = renderNumberedBlocks('a[^1]\n\n[^1]: b\n\nc', 'en');
  expect(html).toContain('<p data-block="0">a');
  expect(html).toContain('<p data-block="2">c');
});

test('a translator gets the words of a footnote, and a placeholder for each reference', () => {
  const markdown =
    '> A word[^1] here.\n\nMore[^two].\n\n[^1]: The *first* note\n  goes on.\n[^two]: See https://b.c';
  const segmented = segmentMarkdown(markdown);
  expect(segmented.segments.map(({ text }) => text)).toEqual([
    'A word⟦1⟧ here.',
    'More⟦1⟧.',
    'The *first* note goes on.',
    'See ⟦1⟧',
  ]);
  expect(splitBlocks(markdown)).toHaveLength(4);
  const texts = ['وشەیەک⟦1⟧ لێرە.', 'زیاتر⟦1⟧.', '*یەکەم* تێبینی.', 'بڕوانە ⟦1⟧'];
  const filled = fillSegments(segmented, texts);
  expect(filled).toBe(
    '> وشەیەک[^1] لێرە.\n\nزیاتر[^two].\n\n[^1]: *یەکەم* تێبینی.\n[^two]: بڕوانە https://b.c',
  );
  expect(segmentMarkdown(filled).segments.map(({ text }) => text)).toEqual(texts);
});

test('a translation can neither add a footnote nor lose one', () => {
  const segmented = segmentMarkdown('A[^1].\n\n[^1]: B');
  const filled = fillSegments(segmented, ['x [^1] ⟦1⟧', '[^2]: y']);
  expect(renderMarkdown(filled, 'en').match(/doc-noteref/g)).toHaveLength(1);
  expect(renderMarkdown(filled, 'en').match(/<li/g)).toHaveLength(1);
});

test('a model that rewrites Markdown gets placeholders for labels', () => {
  const markdown = 'A[^1].\n\n[^1]: B';
  const { text, placeholders } = protectMarkdown(markdown);
  expect(text).toBe('A⟦1⟧.\n\n⟦2⟧ B');
  expect(restoreMarkdown(text, placeholders)).toEqual({ markdown, lost: [] });
});

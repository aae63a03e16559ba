import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('CommonMark', () => {
  test.each([
    ['paragraphs', 'a\nb\n\nc', '<p>a\nb</p>\n<p>c</p>\n'],
    ['emphasis', '*a* **b** _c_', '<p><em>a</em> <strong>b</strong> <em>c</em></p>\n'],
    ['a hard break', 'a  \nb', '<p>a<br>\nb</p>\n'],
    ['a link', '[a](/b "c")', '<p><a href="/b" title="c">a</a></p>\n'],
    ['a link by reference', '[a][r]\n\n[r]: https://b.c', '<p><a href="https://b.c">a</a></p>\n'],
    [
      'a URL in angle brackets',
      '<https://b.c>',
      '<p><a href="https://b.c" dir="ltr">https://b.c</a></p>\n',
    ],
    [
      'a picture',
      '![a](/b.png)',
      '<p><a class="picture" href="/b.png"><img src="/b.png" alt="a"></a></p>\n',
    ],
    ['a decoration', '![](/b.png)', '<p><img src="/b.png" alt=""></p>\n'],
    ['a picture among words', 'a ![b](/c.png)', '<p>a <img src="/c.png" alt="b"></p>\n'],
    ['a bullet list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['a numbered list', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n'],
    ['a quotation', '> a', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
    ['a rule', '***', '<hr>\n'],
    ['a title without id', '# a', '<h1>a</h1>\n'],
    ['code in a line', '`a <b>`', '<p><code dir="ltr">a &lt;b&gt;</code></p>\n'],
    ['escapes', '\\*a\\* &amp; &copy;', '<p>*a* &amp; ©</p>\n'],
    ['strikethrough', '~~a~~', '<p><s>a</s></p>\n'],
    ['nothing', '', ''],
  ])('%s', (_name, markdown, html) => {
    expect(renderMarkdown(markdown, 'en')).toBe(html);
  });
});

describe('ids of headings', () => {
  test.each([
    ['## Fixed price', 'h-fixed-price'],
    ['### Fixed price', 'h-fixed-price'],
    ['#### Fixed price', 'h-fixed-price'],
    ['## زیرەکیی دەستکرد', 'h-zirekyy-destkrd'],
    ['## مرحبا بكم', 'h-mrhba-bkm'],
    ['## C++ & `.NET`', 'h-c-net'],
    ['## Café ٢٠٢٦', 'h-cafe-2026'],
    ['## 🚀 Launch', 'h-launch'],
    ['## 🚀', 'h-section'],
    ['## !!!', 'h-section'],
    ['## "><script>', 'h-script'],
  ])('%s: %s', (markdown, id) => {
    const html = renderMarkdown(markdown, 'en');
    expect(idsIn(html)).toEqual([id]);
    expect(html).toContain(`<a class="heading-anchor" href="#${id}">`);
  });

  test('are not set for headings of level 1, 5 and 6', () => {
    expect(renderMarkdown('# a\n\n##### b\n\n###### c', 'en')).not.toContain('id=');
  });

  test('differ for equal headings, even if a number is taken', () => {
    const markdown =
      '## Two\n\n## Two\n\n### Two\n\n## Two 1\n\n## کورد\n\n## کورد\n\n## !\n\n## ?';
    const ids = idsIn(renderMarkdown(markdown, 'ckb'));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids.slice(0, 2)).toEqual(['h-two', 'h-two-1']);
  });

  test('are set without a link to itself if the heading contains a link', () => {
    expect(renderMarkdown('## See [this](/there)', 'en')).toBe(
      '<h2 id="h-see-this">See <a href="/there">this</a></h2>\n',
    );
  });

  test('are numbered separately for each text', () => {
    const once = renderMarkdown('## Two', 'en');
    expect(renderMarkdown('## Two', 'en')).toBe(once);
  });

  test('are short', () => {
    const [id] = idsIn(renderMarkdown(`## ${'long '.repeat(50)}`, 'en'));
    expect(id?.length).toBeLessThanOrEqual(62);
  });
});

function idsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
}

import { describe, expect, test } from 'vitest';
import * as copied from '../../../tests/support/clipboard-html.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { createBudget, pasteLimits, readHtml, TooMuchHtml } from './read-html.ts';

const markdownOf = (html: string) => htmlToMarkdown(html).markdown;

describe('htmlToMarkdown converts', () => {
  test.each([
    ['Word', copied.fromWord, copied.markdownOfWord],
    ['Google Docs', copied.fromGoogleDocs, copied.markdownOfGoogleDocs],
    ['Excel', copied.fromExcel, copied.markdownOfExcel],
    ['Google Sheets', copied.fromGoogleSheets, copied.markdownOfGoogleSheets],
    ['a Kurdish page', copied.fromKurdishPage, copied.markdownOfKurdishPage],
  ])('%s', (_name, { html }, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  test.each([
    ['adjacent bold runs', '<p><b>Ro</b><b>of</b> <b> top </b>x</p>', '**Roof** **top** x'],
    ['a break at the end of bold words', '<p><b>a<br>\n</b><br>b</p>', '**a**\n\nb'],
    ['no bold around paragraphs', '<b><p>a</p><p>b</p></b>', 'a\n\nb'],
    ['bold inside bold', '<p><b>a <span style="font-weight:700">b</span></b></p>', '**a b**'],
    ['strikethrough', '<p>a <s>b</s></p>', 'a ~~b~~'],
    ['a quote and a rule', '<blockquote><p>a</p></blockquote><hr>', '> a\n\n---'],
    [
      'code',
      '<pre><code class="language-ts">a &lt; b</code></pre><p>c</p>',
      '```ts\na < b\n```\n\nc',
    ],
    [
      'a level 1 heading to level 2, and the others below it',
      '<h1>a</h1><h2>b</h2>',
      '## a\n\n### b',
    ],
    ['headings without a level 1 heading unchanged', '<h3>a</h3><p>b</p>', '### a\n\nb'],
    ['a heading of Word on the web', '<p role="heading" aria-level="2">a</p><p>b</p>', '## a\n\nb'],
    ['tasks', '<ul><li role="checkbox" aria-checked="true"><p>a</p></li></ul>', '- [x] a'],
    ['a list that begins at three', '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    [
      'a figure with a caption',
      '<figure><a href="https://a.example"><img src="https://a.example/b.png" alt="Goat"></a><figcaption>Our <b>"goat"</b>\n here</figcaption></figure>',
      '![Goat](https://a.example/b.png "Our \\"goat\\" here")',
    ],
    [
      'a picture with a web URL',
      '<p><img src="https://a.example/b.png" alt="Goat">.</p>',
      '![Goat](https://a.example/b.png).',
    ],
    [
      'characters that Markdown would parse',
      '<p>*a* # b</p><p># c snake_case</p>',
      '\\*a\\* # b\n\n\\# c snake_case',
    ],
    ['URLs', '<p>https://a.example/_b_/c~d~</p><p>e</p>', 'https://a.example/_b_/c~d~\n\ne'],
    ['paragraphs', '<p>a</p><p>b</p>', 'a\n\nb'],
    [
      'two breaks to a new paragraph, and one to a break',
      '<p>a<br><br>b<br>c<br></p><blockquote><p>d<br> <br>e</p></blockquote>',
      'a\n\nb\\\nc\n\n> d\n>\n> e',
    ],
    [
      'raised and lowered numbers, but no letters and no notes',
      '<p>H<sub>2</sub>O, 10<sup>-6</sup>, 1<sup>st</sup>, x<sup><a href="https://a.example#1">1</a></sup></p>',
      'H₂O, 10⁻⁶, 1st, x[1](https://a.example#1)',
    ],
    [
      'a list of pictures to paragraphs',
      '<ul><li><img src="https://a.example/b.png"></li><li><figure><img src="https://a.example/c.png"><figcaption>C</figcaption></figure></li></ul>',
      '![](https://a.example/b.png)\n\n![](https://a.example/c.png "C")',
    ],
    [
      'URLs with parameters',
      '<p><a href="https://a.example/?b=1&amp;copy=2&amp;lt;">R&amp;D</a></p>',
      '[R&D](https://a.example/?b=1&copy=2\\&lt;)',
    ],
    [
      'checkboxes',
      '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
      '- [x] a\n- [ ] b',
    ],
  ])('%s', (_name, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});

describe('htmlToMarkdown returns nothing, so that the plain text is pasted,', () => {
  test.each([
    [
      'for a few words',
      '<meta charset=\'utf-8\'><span style="font-weight:400">snake * case</span>',
    ],
    ['for a single cell', '<table><tr><td>1,250</td></tr></table>'],
    [
      'for VS Code, whose colours mean nothing',
      '<div style="font-family: Consolas, \'Courier New\', monospace;white-space: pre;"><div><span style="font-weight: bold;">**a**</span></div></div>',
    ],
    ['for a text file in a browser', '<pre style="white-space: pre-wrap;"># a\n\n**b**</pre>'],
    ['for empty HTML', '<meta charset="utf-8">'],
  ])('%s', (_name, html) => {
    expect(markdownOf(html)).toBe('');
  });
});

describe('htmlToMarkdown leaves out', () => {
  test.each([
    ['scripts', '<p>a <b>b</b></p><script>alert(1)</script><style>p{}</style>', 'a **b**'],
    [
      'frames and forms',
      '<p>a <b>b</b><iframe src="https://x.example"></iframe><input value="c"></p>',
      'a **b**',
    ],
    [
      'links that run scripts',
      '<p><b>a</b> <a href=" JavaScript:alert(1)">b</a> <a href="data:text/html,c">c</a></p>',
      '**a** b c',
    ],
    ['attributes', '<p onclick="alert(1)"><b onmouseover="x">a</b></p>', '**a**'],
    ['hidden words', '<p><b>a</b><span style="display:none">b</span></p>', '**a**'],
  ])('%s', (_name, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  test('pictures without a web URL, and counts them', () => {
    const sources = ['data:image/png;base64,iVBO', 'file:///C:/goat.png', 'cid:1', 'blob:x', ''];
    const html = `<p><b>a</b>${sources.map((src) => `<img src="${src}">`).join('')}</p>`;
    expect(htmlToMarkdown(html)).toMatchObject({ markdown: '**a**', omitted: { pictures: 5 } });
  });
});

describe('the limits of a paste', () => {
  /** The number of elements that were created until the end or the error. */
  function spentOn(html: string): { isTooMuch: boolean; elements: number } {
    const budget = createBudget();
    try {
      readHtml(html, budget);
      return { isTooMuch: false, elements: budget.spent() };
    } catch (error) {
      if (!(error instanceof TooMuchHtml)) throw error;
      return { isTooMuch: true, elements: budget.spent() };
    }
  }

  test('allow 200 kB of text, and count each element once', () => {
    const html = `<p>${'Goats see it all. '.repeat(20)}<b>All.</b></p>`.repeat(600);
    expect(html.length).toBeGreaterThan(200_000);
    expect(spentOn(html)).toEqual({ isTooMuch: false, elements: 1_200 });
    expect(markdownOf(html).split('\n\n')).toHaveLength(600);
  });

  test.each([
    ['10,000 nested elements', '<div>'.repeat(10_000), pasteLimits.depth + 1],
    ['over 2 MB', 'a'.repeat(2_000_001), 0],
    ['100,000 elements', '<br>'.repeat(100_000), pasteLimits.elements + 1],
  ])('reject %s early', (_name, html, most) => {
    const { isTooMuch, elements } = spentOn(html);
    expect(isTooMuch).toBe(true);
    expect(elements).toBeLessThanOrEqual(most);
    expect(() => htmlToMarkdown(html)).toThrow(TooMuchHtml);
  });

  test('do not count unclosed tags again for each paragraph', () => {
    const open = Array.from({ length: 150 }, (_, index) => `<b class="a${index}">`).join('');
    expect(spentOn(open + '<p>a</p>'.repeat(1_000))).toEqual({ isTooMuch: false, elements: 1_150 });
  });

  test.each([
    ['merged cells', `<table>${'<tr><td colspan=9999 rowspan=9999>a<td>b'.repeat(500)}</table>`],
    ['one wide row', `<table><tr>${'<td>a'.repeat(9_000)}<tr>${'<tr><td>b'.repeat(4_000)}</table>`],
  ])('reject a table that would grow far beyond its HTML: %s', (_name, html) => {
    expect(() => htmlToMarkdown(html)).toThrow(TooMuchHtml);
  });
});

import { describe, expect, test } from 'vitest';
import { convertHtmlInMarkdown } from './html-in-markdown.ts';
import { TooMuchHtml } from './read-html.ts';

const urls = { link: (url: string) => url, picture: (url: string) => url };
const convert = (markdown: string) => convertHtmlInMarkdown(markdown, urls);

describe('HTML in Markdown', () => {
  test.each([
    ['in a line', 'A <b>bold</b> *word* and <code>a_b</code>', 'A **bold** *word* and `a_b`'],
    [
      'links and breaks',
      '<a href="/c?x=1&y=2">c & d</a><br/>[e](f.html)',
      '[c & d](/c?x=1&y=2)\\\n[e](f.html)',
    ],
    ['a block, then Markdown', '<h4>Why?</h4>\nBecause **so**.', '#### Why?\n\nBecause **so**.'],
    [
      'a quote, then Markdown',
      '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\nEnd *c*',
      '> a\n>\n> b\n\nEnd *c*',
    ],
    ['Markdown inside', '<div align="center">\n\n**a**\n\n</div>', '**a**'],
    [
      'pictures with captions',
      '<img src="a b.png" alt="A">\n\n![B *b*](c.png "C")',
      '![A](<a b.png>)\n\n![B b](c.png "C")',
    ],
    [
      'a film',
      '<iframe src="https://video.example/1"></iframe>\nText',
      '<https://video.example/1>\n\nText',
    ],
    ['scripts', 'a <b>b</b>\n\n<script>alert(1)</script>', 'a **b**'],
    [
      'beside tables, tasks and code',
      '<b>x</b>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\n```html\n<p>a</p>\nb\n```',
      '**x**\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n- [x] done\n\n```html\n<p>a</p>\nb\n```',
    ],
  ])('becomes Markdown: %s', (_name, markdown, expected) => {
    expect(convert(markdown).markdown).toBe(expected);
  });

  test.each([
    ['no HTML', '* a\n* b  \nc\n\n[d]: e'],
    ['words in angle brackets', 'var <name> <Type> = <value>'],
    ['code', '`<b>`\n\n    <p>x</p>\n\n```\n<img src="a">\n```'],
    ['an address', '<https://a.example> <a@b.example>'],
  ])('leaves a text as it is: %s', (_name, markdown) => {
    expect(convert(markdown).markdown).toBe(markdown);
  });

  test('has limits', () => {
    expect(() => convert('<div>\n\n'.repeat(500))).toThrow(TooMuchHtml);
  });
});

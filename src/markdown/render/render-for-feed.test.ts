import { expect, test } from 'vitest';
import { renderForFeed } from './render-for-feed.ts';

const page = 'https://site.example/blog/a-post';

test.each([
  ['a path', '[a](/about)', '<a href="https://site.example/about">a</a>'],
  ['a fragment', '[a](#h-b)', `<a href="${page}#h-b">a</a>`],
  ['a relative URL', '[a](other)', '<a href="https://site.example/blog/other">a</a>'],
  ['another site', '[a](https://b.c/d?e=f)', '<a href="https://b.c/d?e=f">a</a>'],
  ['mail', '<me@b.c>', '<a href="mailto:me@b.c" dir="ltr">me@b.c</a>'],
  ['a picture', '![a](/media/b.jpg)', '<img src="https://site.example/media/b.jpg" alt="a">'],
  ['an invalid URL', '[a](http://[)', '<a href="http://%5B">a</a>'],
])('makes URLs absolute: %s', (_name, markdown, html) => {
  expect(renderForFeed(markdown, 'en', page)).toBe(`<p>${html}</p>\n`);
});

test('the HTML has no classes and styles', () => {
  const markdown = [
    '## Heading\n',
    '| a | b |\n| - | -: |\n| 1 | 2 |\n',
    '- [x] done\n',
    '```ts\nconst a = list[b[0]]>1;\n```\n',
    '    indented\n',
  ].join('\n');
  const html = renderForFeed(markdown, 'en', page);
  expect(html).not.toMatch(/ (?:class|style|id|tabindex)=/);
  expect(html).toContain('<h2>Heading</h2>');
  expect(html).toContain('<td>2</td>');
  expect(html).toContain('<pre dir="ltr"><code>const a = list[b[0]]&gt;1;\n</code></pre>');
  expect(html).toContain('<pre dir="ltr"><code>indented\n</code></pre>');
});

test('isolates left-to-right runs in right-to-left text', () => {
  expect(renderForFeed('بە C++ و `a`', 'ckb', page)).toBe(
    '<p>بە <bdi dir="ltr">C++</bdi> و <code dir="ltr">a</code></p>\n',
  );
});

test.each(['<script>a</script>', '[a](javascript:b)', '![a](data:image/png;base64,b)'])(
  'renders unsafe Markdown as text: %s',
  (markdown) => {
    expect(renderForFeed(markdown, 'en', page)).not.toMatch(/<script|href=|src=/);
  },
);

import { expect, test } from 'vitest';
import { renderForFeed } from './render-for-feed.ts';
import { renderMarkdown } from './render-markdown.ts';

test.each([
  [
    'a picture alone in its paragraph',
    '![A lake](/a.jpg "Lake *Dukan*, 2026")',
    '<figure><a class="picture" href="/a.jpg"><img src="/a.jpg" alt="A lake"></a><figcaption>Lake *Dukan*, 2026</figcaption></figure>\n',
  ],
  [
    'a picture by reference',
    '![A lake][lake]\n\n[lake]: /a.jpg "The lake"',
    '<figure><a class="picture" href="/a.jpg"><img src="/a.jpg" alt="A lake"></a><figcaption>The lake</figcaption></figure>\n',
  ],
  [
    'a picture in a tight list',
    '- ![A](/a.jpg "The lake")',
    '<ul>\n<li>\n<figure><a class="picture" href="/a.jpg"><img src="/a.jpg" alt="A"></a><figcaption>The lake</figcaption></figure>\n</li>\n</ul>\n',
  ],
  [
    'a caption that means harm',
    '![](/a.jpg "<script>alert(1)</script>")',
    '<figure><a class="picture" href="/a.jpg" aria-label="&lt;script&gt;alert(1)&lt;/script&gt;"><img src="/a.jpg" alt=""></a><figcaption>&lt;script&gt;alert(1)&lt;/script&gt;</figcaption></figure>\n',
  ],
  [
    'no caption: a picture among words',
    'See ![A](/a.jpg "The lake")',
    '<p>See <img src="/a.jpg" alt="A" title="The lake"></p>\n',
  ],
  [
    'no caption: a blank title',
    '![A](/a.jpg " ")',
    '<p><a class="picture" href="/a.jpg"><img src="/a.jpg" alt="A" title=" "></a></p>\n',
  ],
  [
    'no caption: a linked picture',
    '[![A](/a.jpg "The lake")](/b)',
    '<p><a href="/b"><img src="/a.jpg" alt="A" title="The lake"></a></p>\n',
  ],
])('%s', (_name, markdown, html) => {
  expect(renderMarkdown(markdown, 'en')).toBe(html);
});

test('a right-to-left caption isolates its left-to-right runs', () => {
  expect(renderMarkdown('![](/a.jpg "وانەی C++ بۆ هەمووان")', 'ckb')).toContain(
    '<figcaption>وانەی <bdi dir="ltr">C++</bdi> بۆ',
  );
});

test('a feed has the caption too', () => {
  expect(renderForFeed('![A](/a.jpg "The lake")', 'en', 'https://a.example/blog/b')).toBe(
    '<figure><img src="https://a.example/a.jpg" alt="A"><figcaption>The lake</figcaption></figure>\n',
  );
});

test('thousands of captions cost one token walk', () => {
  const markdown = Array.from({ length: 2_000 }, () => '![a](/b.jpg "c")').join('\n\n');
  expect(renderMarkdown(markdown, 'en').match(/<figure>/g)).toHaveLength(2_000);
});

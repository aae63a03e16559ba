import { describe, expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

describe('Markdown of Jekyll', () => {
  test.each([
    [
      'highlighted code',
      '{% highlight ruby %}\nputs 1\n{% endhighlight %}',
      '```ruby\nputs 1\n```',
    ],
    [
      'the URL of the site',
      '[a]({{ site.baseurl }}/b/) [c]({{ "/d" | relative_url }})',
      '[a](/b/) [c](/d)',
    ],
    [
      'attributes',
      '## A {#a}\n\n![b](c.png){: width="7" }\n{: .center }\n\n> d\n{: .prompt-info }',
      '## A\n\n![b](c.png)\n\n> d',
    ],
    ['a table of contents', '* Contents\n{:toc}\n\n## A', '## A'],
    ['comments', 'a <!-- b -->c\n<!--more-->\nd', 'a c\nd'],
    ['marks of raw text', '```\n{% raw %}{{ x }}{% endraw %}\n```', '```\n{{ x }}\n```'],
  ])('loses %s', (_name, body, content) => {
    expect(plainMarkdown(body)).toMatchObject({ content, notes: [] });
  });
});

describe('Markdown of Hugo', () => {
  test.each([
    [
      'a figure',
      '{{< figure src="/a.png" alt="A" caption="On the roof" >}}',
      '![A](/a.png "On the roof")',
    ],
    [
      'a film',
      '{{< youtube w7Ft2ymGmfc >}}\n\n{{< vimeo id="146022717" >}}',
      '<https://www.youtube.com/watch?v=w7Ft2ymGmfc>\n\n<https://vimeo.com/146022717>',
    ],
    [
      'a post elsewhere',
      '{{< x user="SanDiegoZoo" id="1453110110599868418" >}}',
      '<https://x.com/SanDiegoZoo/status/1453110110599868418>',
    ],
    ['a gist', '{{< gist dara abc123 >}}', '<https://gist.github.com/dara/abc123>'],
    [
      'links to pages',
      '[a]({{< ref "/posts/b.md#c" >}}) [d]({{% relref "/posts/e/index.md" %}})',
      '[a](/posts/b#c) [d](/posts/e)',
    ],
  ])('shows %s', (_name, body, content) => {
    expect(plainMarkdown(body)).toMatchObject({ content, notes: [] });
  });

  test('keeps other shortcodes, also around HTML, and counts them', () => {
    const body = '{{<alert icon="x">}}\nOld <b>post</b>\n{{</alert>}}\n\n`{{< code >}}`';
    expect(plainMarkdown(body)).toEqual({
      content: '{{<alert icon="x">}} Old **post** {{</alert>}}\n\n`{{< code >}}`',
      plain: 'Old post',
      notes: ['2 shortcodes stay as text: replace them in the panel'],
    });
  });
});

test('Code keeps what looks like HTML or a shortcode, and words in angle brackets are counted', () => {
  const body = '```html\n<!-- a -->\n<img src="b">\n{: .c }\n```\n\nvar <name>';
  expect(plainMarkdown(body)).toMatchObject({
    content: body,
    notes: ['1 HTML tags stay as text: replace them in the panel'],
  });
});

test('Repetitive text is read once', () => {
  for (const piece of [
    '{{< ',
    '{% ',
    '<!--',
    '{: .a ',
    '`',
    '~~~\n',
    '* a\n{:',
    '# a {#',
    '<b ',
    '{{ "',
  ])
    expect(plainMarkdown(piece.repeat(20_000)).content.length).toBeLessThan(400_000);
});

import { describe, expect, test } from 'vitest';
import { convertBody } from './body.ts';
import { ghostPost } from './ghost-file.ts';

const site = new URL('https://blog.example');

function convert(fields: Record<string, unknown>) {
  return convertBody(ghostPost.parse({ id: 1, title: 'Goats', ...fields }), site);
}

const lexical = (...children: unknown[]) =>
  convert({ lexical: JSON.stringify({ root: { type: 'root', version: 1, children } }) });

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const item = (...children: unknown[]) => ({ type: 'listitem', children });

describe('A post that has only the document of Lexical', () => {
  test('becomes Markdown with its headings, emphasis, links, quotes and lists', () => {
    const converted = lexical(
      { type: 'extended-heading', tag: 'h2', children: [text('Feeding & more')] },
      paragraph(
        text('Goats eat '),
        text('hay', 1),
        text(' and '),
        text('a < b', 16),
        { type: 'linebreak' },
        { type: 'link', url: '__GHOST_URL__/hay/', children: [text('more')] },
      ),
      { type: 'extended-quote', children: [text('They see it all.')] },
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [
          item(text('one')),
          item({ type: 'list', listType: 'bullet', children: [item(text('inside'))] }),
          item(text('two')),
        ],
      },
    );
    expect(converted).toEqual({
      content: [
        '## Feeding & more',
        'Goats eat **hay** and `a < b`\\\n[more](https://blog.example/hay/)',
        '> They see it all.',
        '3. one\n   - inside\n4. two',
      ].join('\n\n'),
      plain: expect.stringContaining('Goats eat hay and a < b'),
      notes: [],
    });
  });

  test('keeps what its cards show', () => {
    const converted = lexical(
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/goat.png',
        alt: 'A goat',
        caption: 'On the <b>roof</b>',
      },
      { type: 'codeblock', language: 'js', code: 'let hay = 1 < 2;', caption: '' },
      { type: 'markdown', markdown: '| a | b |\n|---|---|\n| 1 | 2 |' },
      { type: 'html', html: '<p>Own <em>HTML</em>' },
      { type: 'horizontalrule' },
      { type: 'embed', url: 'https://video.example/1', html: '<iframe></iframe>' },
      {
        type: 'bookmark',
        url: 'https://hay.example/',
        metadata: { title: 'All about hay', description: 'Much.' },
      },
      { type: 'callout', calloutEmoji: '💡', calloutText: 'Dry it <i>first</i>.' },
      { type: 'toggle', heading: 'How?', content: '<p>In the sun.</p>' },
      { type: 'button', buttonText: 'Order', buttonUrl: 'https://hay.example/order' },
      { type: 'file', src: 'https://blog.example/hay.pdf', fileTitle: 'Prices' },
      { type: 'audio', src: 'https://blog.example/hay.mp3', title: 'A song' },
      { type: 'video', src: 'https://blog.example/hay.mp4', fileName: 'hay.mp4' },
      { type: 'gallery', images: [{ src: 'https://blog.example/1.png' }], caption: 'Three goats' },
      { type: 'product', productTitle: 'A bale', productDescription: '<p>Twenty kilos.</p>' },
      { type: 'paywall' },
    );
    expect(converted?.notes).toEqual([]);
    expect(converted?.content.split('\n\n')).toEqual([
      '![A goat](https://blog.example/content/images/goat.png "On the roof")',
      '```js\nlet hay = 1 < 2;\n```',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      'Own *HTML*',
      '---',
      '<https://video.example/1>',
      '[All about hay](https://hay.example/)',
      'Much.',
      '> 💡 Dry it *first*.',
      '**How**?',
      'In the sun.',
      '[Order](https://hay.example/order)',
      '[Prices](https://blog.example/hay.pdf)',
      '[A song](https://blog.example/hay.mp3)',
      '[hay.mp4](https://blog.example/hay.mp4)',
      '![](https://blog.example/1.png)',
      'Three goats',
      '**A bale**',
      'Twenty kilos.',
    ]);
  });

  test('names the cards that it loses, and how many', () => {
    const card = { type: 'signup', header: 'Subscribe' };
    expect(lexical(paragraph(text('Words')), card, card, { type: 'constructor' })).toMatchObject({
      content: 'Words',
      notes: ['without 2 cards of the kind "signup"', 'without 1 cards of the kind "constructor"'],
    });
    expect(() => lexical(card)).toThrow('it has no text: without 1 cards of the kind "signup"');
  });

  test('has no text when its paragraphs have none', () => {
    expect(lexical(paragraph())).toBeNull();
    expect(convert({ html: '', lexical: '' })).toBeNull();
  });
});

describe('A post that has only the document of Mobiledoc', () => {
  const mobiledoc = (document: object) => convert({ mobiledoc: JSON.stringify(document) });

  test('becomes Markdown with its markups, atoms, lists and cards', () => {
    const converted = mobiledoc({
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['image', { src: '__GHOST_URL__/content/images/goat.png', alt: 'A goat' }],
        ['hr', {}],
        ['code', { code: 'let hay;', language: 'js' }],
        ['card-markdown', { markdown: 'A *card*.' }],
        ['email', { html: '<p>Hi</p>' }],
      ],
      markups: [['strong'], ['a', ['href', '__GHOST_URL__/hay/']], ['script']],
      sections: [
        [1, 'h2', [[0, [], 0, 'Hay']]],
        [
          1,
          'p',
          [
            [0, [], 0, 'See '],
            [0, [1, 0], 1, 'the best'],
            [0, [], 1, ' page'],
            [1, [], 0, 0],
            [0, [2], 1, 'a < b'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
        [10, 0],
        [10, 1],
        [10, 2],
        [10, 3],
        [10, 4],
        [10, 99],
      ],
    });
    expect(converted?.content.split('\n\n')).toEqual([
      '## Hay',
      'See [**the best** page](https://blog.example/hay/)\\\na < b',
      '- one\n- two',
      '![A goat](https://blog.example/content/images/goat.png)',
      '---',
      '```js\nlet hay;\n```',
      'A *card*.',
    ]);
    expect(converted?.notes).toEqual(['without 1 cards of the kind "email"']);
  });
});

describe('A hostile document', () => {
  test('is rejected with what to do', () => {
    for (const document of ['{', 'null', '[]', '{"root":1}', '{"root":{}}'])
      expect(() => convert({ lexical: document }), document).toThrow('save it again in Ghost');
    for (const document of ['{"sections":[[1]]}', '{"sections":[[1,"p",[[0,["a"],0,"x"]]]]}'])
      expect(() => convert({ mobiledoc: document }), document).toThrow('save it again in Ghost');
  });

  test('that is nested deeply ends early', () => {
    let node: object = text('deep');
    for (let depth = 0; depth < 5_000; depth += 1)
      node = { type: 'link', url: '/', children: [node] };
    expect(() => lexical(paragraph(node))).toThrow('nested too deeply');
    let list: object = { type: 'list', children: [item(text('deep'))] };
    for (let depth = 0; depth < 5_000; depth += 1) list = { type: 'list', children: [item(list)] };
    expect(() => lexical(list)).toThrow('nested too deeply');
  });

  test('brings no HTML of its own making into the text', () => {
    const converted = lexical(
      paragraph(text('<script>x</script>'), {
        type: 'link',
        url: 'javascript:x"><img src=y>',
        children: [text('link')],
      }),
      { type: 'image', src: '"><script>x</script>', alt: '" onerror="x' },
      { type: 'codeblock', language: '"><b>', code: '</code></pre><b>' },
    );
    expect(converted?.content).toBe(
      [
        '\\<script>x\\</script>link',
        '![" onerror="x](https://blog.example/%22%3E%3Cscript%3Ex%3C/script%3E)',
        '```b\n</code></pre><b>\n```',
      ].join('\n\n'),
    );
  });

  test('with ten thousand kinds of cards names a few', () => {
    const cards = Array.from({ length: 10_000 }, (_, index) => ({ type: `kind-${index}` }));
    const notes = lexical(paragraph(text('Words')), ...cards)?.notes;
    expect(notes).toHaveLength(21);
    expect(notes?.at(-1)).toBe('without 9980 cards of the kind "other"');
  });
});

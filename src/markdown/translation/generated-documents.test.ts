import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '../markdown-tree.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { fillSegments } from './fill-segments.ts';
import { labelOf } from './parse-with-references.ts';
import { protectMarkdown, restoreMarkdown } from './protect-markdown.ts';
import { segmentMarkdown } from './segment-markdown.ts';
import { splitBlocks, withPlainLineEnds } from './split-blocks.ts';

const RUNS = Number(process.env.RUNS ?? 150);

test('a translation that echoes its text and marks has the structure of its source', () => {
  fc.assert(
    fc.property(document(), (markdown) => {
      const segmented = segmentMarkdown(markdown);
      const echo = fillSegments(
        segmented,
        segmented.segments.map(({ text }) => text),
      );
      expect(structureOf(echo)).toEqual(structureOf(markdown));
      expect(htmlInOneLine(echo)).toBe(htmlInOneLine(markdown));
    }),
    { seed: 51, numRuns: RUNS },
  );
});

test('a translation with other words around its marks has the structure of its source', () => {
  fc.assert(
    fc.property(document(), fc.array(otherWord, { minLength: 1 }), (markdown, others) => {
      const segmented = segmentMarkdown(markdown);
      let used = 0;
      const translate = () => others[used++ % others.length] ?? '';
      const translated = fillSegments(
        segmented,
        segmented.segments.map(({ text }) => text.replace(/\p{L}+/gu, translate)),
      );
      expect(structureOf(translated)).toEqual(structureOf(markdown));
      expect(tagsOf(translated)).toEqual(tagsOf(markdown));
    }),
    { seed: 52, numRuns: RUNS },
  );
});

test('whatever a model answers, blocks, code and tables stay what they are', () => {
  fc.assert(
    fc.property(document(), fc.array(hostileText, { minLength: 1 }), (markdown, texts) => {
      const segmented = segmentMarkdown(markdown);
      const filled = fillSegments(
        segmented,
        segmented.segments.map((_segment, index) => texts[index % texts.length]),
      );
      expect(splitBlocks(filled).map(({ kind }) => kind)).toEqual(
        segmented.blocks.map(({ kind }) => kind),
      );
      expect(blockTagsOf(filled)).toEqual(blockTagsOf(markdown));
      expect(codeBlocksOf(filled)).toEqual(codeBlocksOf(markdown));
    }),
    { seed: 53, numRuns: RUNS },
  );
});

test('between marks in their places, whatever a model writes leaves code and addresses whole', () => {
  fc.assert(
    fc.property(document(), fc.array(hostileText, { minLength: 1 }), (markdown, texts) => {
      const segmented = segmentMarkdown(markdown);
      let used = 0;
      const mistranslate = () => (texts[used++ % texts.length] ?? '').replace(/⟦.*?⟧/g, '');
      const filled = fillSegments(
        segmented,
        segmented.segments.map(({ text }) => text.replace(/\p{L}+/gu, mistranslate)),
      );
      expect(blockTagsOf(filled)).toEqual(blockTagsOf(markdown));
      expect(htmlInOneLine(filled).match(/<(?:a|img|code) [^>]*>/g)).toEqual(
        htmlInOneLine(markdown).match(/<(?:a|img|code) [^>]*>/g),
      );
    }),
    { seed: 55, numRuns: RUNS },
  );
});

test('any text at all can be taken apart and put together again', () => {
  fc.assert(
    fc.property(fc.oneof(document(), hostileText, fc.string({ unit: 'grapheme' })), (text) => {
      const source = withPlainLineEnds(text);
      const segmented = segmentMarkdown(text);
      expect(fillSegments(segmented, [])).toBe(source);
      const guarded = protectMarkdown(text);
      expect(restoreMarkdown(guarded.text, guarded.marks)).toEqual({ markdown: source, lost: [] });
      let rest = source;
      for (const block of splitBlocks(text).reverse()) {
        expect(source.slice(block.from, block.to)).toBe(block.text);
        expect(rest.slice(block.to).trim()).toBe('');
        rest = rest.slice(0, block.from);
      }
      expect(rest.trim()).toBe('');
    }),
    { seed: 54, numRuns: RUNS * 2 },
  );
});

const word = fc.constantFrom(
  ...['word', 'Price', 'don’t', '(aside)', '“so”', 'C++', 'a_b', '!', '—', '7', '$1,250.50', '٤٢'],
  ...['كلمة', 'السعر،', 'وشە', 'زیرەکیی', 'دەستکرد؟', '2 * 3', '5 < 6', 'R&D', 'C:\\dir', '50%'],
);
const otherWord = fc.constantFrom('نرخ', 'کۆد', 'ترجمة', 'و', 'بەردەوام', 'Wort', 'é');

const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const leafInline = fc.oneof(
  { weight: 6, arbitrary: word },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...[
        '`code`',
        '``a ` b``',
        '`{x}`',
        '&amp;',
        '&nbsp;',
        '&#9733;',
        '\\*',
        '\\#',
        '\\[',
        '\\\\',
      ],
      ...['{name}', '{{ user }}', `\${total}`, '%s', '%1$s', '%d', '<b>', '</b>', '<br/>'],
      ...['<https://a.b/c?d=e>', '<me@a.org>', 'https://a.b/c_d_(e)', 'www.a.org/x', 'me@a.org'],
      ...['[note]', '[x [y] z](/in)', '⟦3⟧', '⟦/1⟧', '[]', '[](/empty)', '![](/empty.png)'],
    ),
  },
);
const inline = fc.oneof(
  { weight: 5, arbitrary: leafInline },
  { weight: 1, arbitrary: words.map((text) => `*${text}*`) },
  { weight: 1, arbitrary: leafInline.map((text) => `**b ${text} b**`) },
  { weight: 1, arbitrary: words.map((text) => `~~${text}~~`) },
  { weight: 1, arbitrary: leafInline.map((text) => `![alt ${text}](/i.png)`) },
  { weight: 1, arbitrary: words.map((text) => `[${text}](/there "A title")`) },
  { weight: 1, arbitrary: words.map((text) => `[*${text}* \`c\`](<a b>)`) },
  { weight: 1, arbitrary: words.map((text) => `[${text}][Site]`) },
  { weight: 1, arbitrary: words.map((text) => `[![${text}](/i.png)](/big)`) },
  { weight: 1, arbitrary: fc.constantFrom('[site]', '[Site][]', '![site]', '[none][site]') },
);
const line = fc
  .tuple(
    fc.constantFrom('Text', 'وشە', '**Bold**', '[site]', '`c`'),
    fc.array(inline, { maxLength: 6 }),
  )
  .map(([first, rest]) => [first, ...rest].join(' '));
const paragraph = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '  \n', '\\\n')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((lines) =>
    lines
      .map(([text, end]) => text + end)
      .join('')
      .replace(/(?: {2}|\\)?\n$/, ''),
  );
const cell = fc.oneof(line, fc.constant(''), fc.constant('`a \\| b` \\| c'), fc.constant('12'));

const flatBlock = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), line)
    .map(([depth, text]) => `${'#'.repeat(depth)} ${text}`),
  line.map((text) => `## ${text} ##`),
  paragraph.map((text) => `${text}\n---`),
  fc
    .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
    .map((rows) =>
      ['| a | ب |', '|:--|---|', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n'),
    ),
  fc.tuple(line, line).map(([a, b]) => `h ${a} | ${b}\n--- | ---\n${b} | 1`),
  fc.constantFrom(
    '```\n# no *title*\n\n- {x}\n```',
    '~~~text\n⟦1⟧\n~~~',
    '    indented\n\n      code',
  ),
  fc.constantFrom('***', '- - -', '[other]: /other\n"Quoted" text', '[mine]: <a b> "t"'),
);

function document(): fc.Arbitrary<string> {
  const { block } = fc.letrec<{ block: string }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      flatBlock,
      listOf(tie('block'), fc.constantFrom('- ', '* ', '+ ')),
      listOf(tie('block'), fc.constantFrom('1. ', '7) ')),
      fc
        .array(fc.tuple(fc.constantFrom('[ ]', '[x]'), line), { minLength: 1, maxLength: 3 })
        .map((tasks) => tasks.map(([box, text]) => `- ${box} ${text}`).join('\n')),
      fc
        .array(tie('block'), { minLength: 1, maxLength: 2 })
        .map((blocks) => blocks.join('\n\n').replace(/^/gm, '> ')),
    ),
  }));
  return fc
    .array(block, { minLength: 1, maxLength: 5 })
    .map((blocks) => `${blocks.join('\n\n')}\n\n[site]: https://site.org/a "Site"\n`);
}

function listOf(block: fc.Arbitrary<string>, marker: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(marker, fc.array(fc.tuple(paragraph, fc.option(block)), { minLength: 1, maxLength: 3 }))
    .map(([sign, items]) =>
      items
        .map(([first, more]) => (more === null ? first : `${first}\n\n${more}`))
        .map((text) => sign + text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(sign.length)}`))
        .join('\n'),
    );
}

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '#',
          '# ',
          '- ',
          '+',
          '* ',
          '> ',
          '1. ',
          '2) ',
          '```',
          '~~~',
          '|',
          '\\',
          '\\|',
          '`',
          '[',
        ],
        ...[
          ']',
          '](x)',
          '![',
          '!',
          '[x]: y',
          '[site]',
          '[ ] ',
          '<b>',
          '<!--',
          '<http://x.y>',
          '&amp;',
        ],
        ...[
          '\n',
          '\r\n',
          '\n\n',
          '    ',
          '\t',
          '===',
          '---',
          '***',
          '_',
          '**',
          '~~',
          ':',
          '-|-',
          '"',
        ],
        ...[
          '⟦1⟧',
          '⟦/1⟧',
          '⟦2⟧',
          '⟦/2⟧',
          '⟦٣⟧',
          '⟦ 4 ⟧',
          '⟦99⟧',
          '⟦',
          '⟧',
          'a',
          'كلمة',
          'وشە',
          '\u200f',
        ],
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

/** The nodes of a text in order, with what must not change in them; lines and the ways to name a label don't count. */
function structureOf(markdown: string): string[] {
  const nodes: string[] = [];
  parseMarkdown(markdown).iterate({
    enter: ({ name, node }) => {
      if (!uncounted.has(name)) {
        nodes.push(name + (verbatim.has(name) ? ` ${markdown.slice(node.from, node.to)}` : ''));
      }
      if (name === 'Link' || name === 'Image') nodes.push(labelKey(node, markdown));
    },
    leave: ({ name }) => {
      if (!verbatim.has(name) && !uncounted.has(name)) nodes.push('end');
    },
  });
  return nodes.map((node) => node.replace(/\s+/g, ' '));
}

/** Only a label that is defined names a link. */
function labelKey(node: MarkdownNode, markdown: string): string {
  const label = labelOf(node, markdown)?.toLowerCase();
  return label === 'site' ? 'to site' : '';
}

const uncounted = new Set(['QuoteMark', 'LinkMark', 'LinkLabel']);
const verbatim = new Set([
  ...['InlineCode', 'CodeText', 'CodeInfo', 'URL', 'LinkTitle', 'Escape', 'Entity', 'HTMLTag'],
  ...['Autolink', 'TaskMarker', 'ListMark', 'HorizontalRule'],
]);

function htmlInOneLine(markdown: string): string {
  return renderMarkdown(markdown, 'en').replace(ofWords, '').replace(/\s+/g, ' ');
}

function tagsOf(markdown: string): string[] {
  return htmlInOneLine(markdown).match(/<[^>]*>/g) ?? [];
}

/** Attributes that are made of the words. */
const ofWords = / (?:id="|alt="|aria-label="|href="#)[^"]*"/g;

function blockTagsOf(markdown: string): string[] {
  const tags = renderMarkdown(markdown, 'en').match(
    /<\/?(?:p|h\d|[uo]l|li|blockquote|pre|t[a-z]+|hr|input)\b/g,
  );
  return [...(tags ?? [])];
}

function codeBlocksOf(markdown: string): string[] {
  return splitBlocks(markdown)
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text);
}

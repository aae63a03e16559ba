import fc from 'fast-check';

/** A document with every kind of block and inline syntax, and words in three languages. */
export function markdownDocument(): fc.Arbitrary<string> {
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

/** The worst response of a model: parts of syntax, placeholders in any place, any characters. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['# ', '- ', '* ', '> ', '1. ', '2) ', '[ ] ', '\n', '\r\n', '\n\n', '    ', '\t'],
        ...'# + ``` ~~~ | \\ \\| ` [ ] ](x) ![ ! === --- *** _ ** ~~ : -|- "'.split(' '),
        ...'[site] <b> <!-- <http://x.y> &amp; a كلمة وشە \u200f'.split(' '),
        ...'⟦1⟧ ⟦/1⟧ ⟦2⟧ ⟦/2⟧ ⟦٣⟧ ⟦99⟧ ⟦ ⟧'.split(' '),
        ...['⟦ 4 ⟧', '[x]: y'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

const word = fc.constantFrom(
  ...['word', 'Price', 'don’t', '(aside)', '“so”', 'C++', 'a_b', '!', '—', '7', '$1,250.50', '٤٢'],
  ...['كلمة', 'السعر،', 'وشە', 'زیرەکیی', 'دەستکرد؟', '2 * 3', '5 < 6', 'R&D', 'C:\\dir', '50%'],
);

/** Words that no document contains. */
export const otherWord = fc.constantFrom('نرخ', 'کۆد', 'ترجمة', 'و', 'بەردەوام', 'Wort', 'é');

const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const leafInline = fc.oneof(
  { weight: 6, arbitrary: word },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...'`code` `{x}` &amp; &nbsp; &#9733; \\* \\# \\[ \\\\'.split(' '),
      '``a ` b``',
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
  { weight: 1, arbitrary: words.map((text) => `![${text}](/i.png "Caption ${text}")`) },
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
  fc.constantFrom('***', '- - -', '[other]: /other\nText below', '[mine]: <a b> "t"'),
);

import { expect, test } from 'vitest';
import { tmxLimits } from '../shared/tmx-report.ts';
import { parseTmx } from './parse-tmx.ts';

const header = '<header creationtool="x" segtype="sentence" srclang="en-US" datatype="html"/>';

const fileOf = (units: string, head = header) =>
  Buffer.from(`<?xml version="1.0"?>\n<tmx version="1.4">${head}<body>\n${units}\n</body></tmx>`);

const tuv = (language: string, text: string) =>
  `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;

async function pairsOf(units: string, head?: string) {
  const { error, units: read, problems } = await parseTmx(fileOf(units, head));
  expect(error).toBeNull();
  return {
    pairs: read.map(({ source, target }) => [source, target]),
    problems: problems.listed.map(({ line, reason, detail }) =>
      `${line} ${reason} ${detail}`.trim(),
    ),
  };
}

test('a TMX unit of OmegaT’s level 1 is read: plain text, dates at the translation', async () => {
  const file = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx11.dtd">
<tmx version="1.1">
  <header creationtool="OmegaT" o-tmf="OmegaT TMX" adminlang="EN-US" datatype="plaintext"
    creationtoolversion="6.0" segtype="paragraph" srclang="EN-US"/>
  <body>
    <!-- Default translations -->
    <tu>
      <prop type="file">a.html</prop><note>About the door</note>
      <tuv xml:lang="EN-US"><seg>Open the
        door.</seg></tuv>
      <tuv xml:lang="CKB-IQ" changeid="dara" changedate="20260102T030405Z" creationdate="20250101T000000Z">
        <seg>دەرگاکە بکەرەوە.</seg>
      </tuv>
    </tu>
  </body>
</tmx>`);
  expect(await parseTmx(file)).toEqual({
    error: null,
    problems: { count: 0, listed: [] },
    units: [
      {
        line: 8,
        language: 'ckb',
        source: 'Open the door.',
        target: 'دەرگاکە بکەرەوە.',
        kind: 'paragraph',
        changedAt: '2026-01-02T03:04:05.000Z',
      },
    ],
  });
});

test('codes of TMX level 2 become placeholders with the numbers of the source', async () => {
  const code = (name: string, number: number, sign: string, x = ` x="${number}"`) =>
    `<${name} i="${number}"${x}>&lt;${sign}&gt;</${name}>`;
  const { pairs } = await pairsOf(
    [
      // OmegaT numbers from 0.
      `<tu>${tuv('en', `See ${code('bpt', 0, 'f0')}this${code('ept', 0, '/f0', '')}<ph x="1">&lt;br1/&gt;</ph>.`)}
       ${tuv('ar', `<ph x="1">&lt;br1/&gt;</ph> انظر ${code('bpt', 0, 'f0')}هذا${code('ept', 0, '/f0', '')}.`)}</tu>`,
      // Without `x`: by the code, then in order.
      `<tu>${tuv('en', 'One <ph>{a}</ph> two <ph>{b}</ph> three <ph>1</ph>')}
       ${tuv('ckb', 'سێ <ph>2</ph> دوو <ph>{b}</ph> یەک <ph>{a}</ph>')}</tu>`,
    ].join('\n'),
  );
  expect(pairs).toEqual([
    ['See ⟦1⟧this⟦/1⟧⟦2⟧.', '⟦2⟧ انظر ⟦1⟧هذا⟦/1⟧.'],
    ['One ⟦1⟧ two ⟦2⟧ three ⟦3⟧', 'سێ ⟦3⟧ دوو ⟦2⟧ یەک ⟦1⟧'],
  ]);
});

test('nested, overlapping, isolated and unknown codes of TMX 1.4b are read', async () => {
  const same = (text: string) => `<tu>${tuv('en', text)}${tuv('ar', text)}</tu>`;
  const { pairs, problems } = await pairsOf(
    [
      same('<bpt i="1">a</bpt>x <bpt i="2">b</bpt>y<ept i="2">c</ept><ept i="1">d</ept>'),
      same('<bpt i="1">a</bpt>x <bpt i="2">b</bpt>y<ept i="1">c</ept> z<ept i="2">d</ept>'),
      // `<it>`: half a pair, whose other half is in another unit.
      same('<it pos="begin" x="1">a</it>x'),
      same('<ut>a</ut>x <hi type="term">word <ph>b</ph></hi> y'),
      // `<sub>`: another text inside of a code, here one with a code of its own.
      same('x<ph>a<sub>note <ph>b</ph> more</sub>c</ph> y'),
      same('<![CDATA[<b>x</b>]]> &amp; ]]&gt;'),
      same('x <bpt i="1">never closed</bpt>'),
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(pairs.map(([source]) => source)).toEqual([
    '⟦1⟧x ⟦2⟧y⟦/2⟧⟦/1⟧',
    '⟦1⟧x ⟦2⟧y⟦/1⟧ z⟦/2⟧',
    '⟦1⟧x',
    '⟦1⟧x word ⟦2⟧ y',
    'x⟦1⟧ y',
    '<b>x</b> & ]]>',
    'x ⟦1⟧',
  ]);
});

test.each([
  ['en', 'ar', 'ar'],
  ['EN-US', 'AR-IQ', 'ar'],
  ['en_GB', 'ckb-IQ', 'ckb'],
  ['en', 'ku-Arab', 'ckb'],
  ['en', 'ku-Arab-IQ', 'ckb'],
  ['en', 'CKB', 'ckb'],
])('languages with regions are read: %s, %s', async (source, target, language) => {
  const { units } = await parseTmx(fileOf(`<tu>${tuv(source, 'a')}${tuv(target, 'ب')}</tu>`));
  expect(units.map((unit) => unit.language)).toEqual([language]);
});

test('a TMX file in UTF-16, for all languages, with the attribute of old versions is read', async () => {
  const unit = '<tu><tuv lang="en"><seg>a</seg></tuv><tuv lang="ar"><seg>ب</seg></tuv></tu>';
  const file = String(fileOf(unit, '<header srclang="*all*" segtype="block"/>'));
  const { error, units } = await parseTmx(Buffer.from(`\ufeff${file}`, 'utf16le'));
  expect(error).toBeNull();
  expect(units).toMatchObject([{ language: 'ar', source: 'a', target: 'ب', kind: 'paragraph' }]);
});

test('what can’t be read of a TMX file is reported with its line', async () => {
  const long = 'a'.repeat(200_000);
  const { pairs, problems } = await pairsOf(
    [
      `<tu>${tuv('fr', 'a')}${tuv('ar', 'ب')}</tu>`,
      `<tu>${tuv('en', 'a')}${tuv('fr', 'b')}${tuv('ku-Latn', 'b')}</tu>`,
      `<tu>${tuv('en', '1')}${tuv('ar', '١')}</tu>`,
      `<tu>${tuv('en', long)}${tuv('ar', 'ب')}</tu>`,
      `<tu>${tuv('en', `a${'<ph/>'.repeat(10_000)}`)}${tuv('ar', 'ب')}</tu>`,
      `<tu>${tuv('en', 'a <ph x="1"/> <ph x="2"/>')}${tuv('ar', 'ب <ph x="2"/> <ph x="3"/>')}</tu>`,
      `<tu>${tuv('en', 'a')}${tuv('ar', 'ب').repeat(9)}</tu>`,
      '<tu><tuv xml:lang="en"><prop>x</prop></tuv></tu>',
      `<tu>${tuv('en', 'good')}${tuv('ar', 'جيد')}</tu>`,
    ].join('\n'),
  );
  expect(pairs).toEqual([['good', 'جيد']]);
  expect(problems).toEqual([
    '3 no-english',
    '4 no-translation',
    '5 no-words',
    '6 too-long',
    '7 too-long',
    '8 placeholders ⟦1⟧ ⟦3⟧',
    '9 too-many',
    '10 no-english',
  ]);
});

test('a file that is no TMX is rejected', async () => {
  expect((await parseTmx(Buffer.from('<xliff/>'))).error).toEqual({
    line: 1,
    reason: 'not-tmx',
    detail: 'the root element is not tmx',
  });
  const cut = fileOf(`<tu>${tuv('en', 'a')}${tuv('ar', 'ب')}</tu>`).subarray(0, -20);
  expect((await parseTmx(cut)).error).toMatchObject({ line: 3, reason: 'not-xml' });
});

test('a TMX file with too many units is read up to the limit', async () => {
  const unit = `<tu>${tuv('en', 'a')}${tuv('ar', 'ب')}</tu>`;
  const { units, problems } = await parseTmx(fileOf(unit.repeat(400)), 100);
  expect(units).toHaveLength(100);
  expect(problems.count).toBe(300);
  expect(problems.listed).toHaveLength(tmxLimits.listed);
});

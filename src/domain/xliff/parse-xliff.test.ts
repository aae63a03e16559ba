import { expect, test } from 'vitest';
import { parseXliff } from './parse-xliff.ts';

const wanted = { language: 'ckb', group: 'g' } as const;

const fileOf = (units: string, attributes = 'srcLang="en-US" trgLang="ckb-IQ"') =>
  Buffer.from(`<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${attributes}
  xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" xmlns:my="urn:my">
<file id="f1" original="g" my:x="1">
${units}
</file></xliff>`);

async function textsOf(units: string) {
  const { error, units: read } = await parseXliff(fileOf(units), wanted);
  expect(error).toBeNull();
  return read.map(({ source, target }) => [source, target]);
}

const segment = (source: string, target: string, about = '') =>
  `<segment ${about}><source>${source}</source><target>${target}</target></segment>`;

test('a unit that was split into segments is read as one text', async () => {
  const unit = `<unit id="u1"><segment id="s1"><source>One.</source><target>یەک.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment id="s2"><source>Two.</source><target>دوو.</target></segment>
    <ignorable><source>!</source><target>؟</target></ignorable></unit>`;
  expect(await textsOf(unit)).toEqual([['One. Two.!', 'یەک. دوو.؟']]);
});

test('segments whose order changed in the target are read in that order', async () => {
  const unit = `<unit id="u1">
    <segment><source>A</source><target order="3">ئا</target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>B</source><target order="1">بێ</target></segment></unit>`;
  expect(await textsOf(unit)).toEqual([['A B', 'بێ ئا']]);
});

test('codes of all kinds become placeholders with their ids', async () => {
  const text = (inner: string) => `<unit id="u">${segment('x', inner)}</unit>`;
  expect(
    await textsOf(
      [
        text('<ph id="1" dataRef="d1"/> ئا <pc id="2" dataRefStart="d2">بێ</pc>'),
        text('<pc id="1">ئا <pc id="2">بێ</pc></pc>'),
        // Codes that overlap, and halves in different segments.
        text(
          '<sc id="1"/>ئا <sc id="2" canOverlap="yes"/>بێ<ec startRef="1"/> سێ<ec startRef="2"/>',
        ),
        text('<sc id="1" isolated="yes"/>ئا'),
        text('ئا<ec id="1" isolated="yes"/>'),
        // Marks are no codes.
        text(
          '<mrk id="m1" type="term" translate="no">ئا</mrk> <sm id="m2" type="comment"/>بێ<em startRef="m2"/>',
        ),
        text('ئا<cp hex="001A"/>بێ'),
        text('ئا <ph id="x9"/>'),
        text('<![CDATA[<b>]]> &amp; ]]&gt; ئا'),
      ].join('\n'),
    ),
  ).toEqual(
    [
      '⟦1⟧ ئا ⟦2⟧بێ⟦/2⟧',
      '⟦1⟧ئا ⟦2⟧بێ⟦/2⟧⟦/1⟧',
      '⟦1⟧ئا ⟦2⟧بێ⟦/1⟧ سێ⟦/2⟧',
      '⟦1⟧ئا',
      'ئا⟦/1⟧',
      'ئا بێ',
      'ئا بێ',
      'ئا ⟦0⟧',
      '<b> & ]]> ئا',
    ].map((target) => ['x', target]),
  );
});

test('what has no translation, or is not for translation, has no target', async () => {
  const units = [
    '<unit id="1"><segment state="initial"><source>a</source></segment></unit>',
    '<unit id="2"><segment><source>a</source><target/></segment></unit>',
    `<unit id="3">${segment('a', 'a', 'state="initial"')}</unit>`,
    `<unit id="4">${segment('a', 'ئا')}<segment><source>b</source></segment></unit>`,
    `<unit id="5" translate="no">${segment('a', 'ئا')}</unit>`,
    `<group id="g" translate="no"><unit id="6">${segment('a', 'ئا')}</unit>
     <unit id="7" translate="yes">${segment('b', 'بێ')}</unit></group>`,
    `<unit id="8">${segment('c', 'سێ', 'state="final" subState="my:x"')}</unit>`,
  ].join('\n');
  expect((await textsOf(units)).map(([, target]) => target)).toEqual([
    ...[null, null, null, null, null, null],
    'بێ',
    'سێ',
  ]);
});

test('modules and extensions are ignored, and the notes of a translator are read', async () => {
  const unit = `<unit id="u1" my:status="x">
    <my:thing><source>no</source><my:deep><target>no</target></my:deep></my:thing>
    <mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">
      <mtc:match ref="#s1"><source>no</source><target>no</target></mtc:match></mtc:matches>
    <mda:metadata><mda:metaGroup><mda:meta type="x">no</mda:meta></mda:metaGroup></mda:metadata>
    <notes><note category="x-kind">paragraph</note><note appliesTo="target"> Is this right? </note></notes>
    <originalData><data id="d1">no</data></originalData>
    <segment id="s1"><source>a</source><target>ئا<my:inline>no</my:inline></target></segment></unit>`;
  const { units } = await parseXliff(fileOf(unit), wanted);
  expect(units).toEqual([
    {
      id: 'u1',
      line: 5,
      source: 'a',
      target: 'ئا',
      isTooLong: false,
      notes: ['Is this right?'],
    },
  ]);
});

test.each([
  ['<tmx/>', { line: 1, reason: 'not-xliff', detail: 'tmx' }],
  [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
    { line: 1, reason: 'old-version', detail: '1.2' },
  ],
  [fileOf('', 'srcLang="en" trgLang="ar"'), { line: 3, reason: 'other-language', detail: 'ar' }],
  [fileOf('', 'srcLang="de" trgLang="ckb"'), { line: 3, reason: 'other-language', detail: 'de' }],
  [
    String(fileOf('')).replace('original="g"', 'original="h"'),
    { line: 4, reason: 'other-article', detail: 'h' },
  ],
  [fileOf('<unit>'), { line: 6, reason: 'not-xml', detail: 'unexpected close tag.' }],
])('an XLIFF file of another kind is rejected', async (file, error) => {
  expect((await parseXliff(Buffer.from(file), wanted)).error).toEqual(error);
});

test('hostile XLIFF files are read in part', async () => {
  const long = `<unit id="1">${segment('a', 'ئا'.repeat(100_000))}</unit>`;
  const coded = `<unit id="2">${segment('a', '<ph id="1"/>'.repeat(10_000))}</unit>`;
  const { units } = await parseXliff(fileOf(long + coded), wanted);
  expect(units.map(({ target, isTooLong }) => [target, isTooLong])).toEqual([
    [null, true],
    [null, true],
  ]);
  const many = await parseXliff(
    fileOf(`<unit id="1">${segment('a', 'ئا')}</unit>`.repeat(6_000)),
    wanted,
  );
  expect(many.units).toHaveLength(5_000);
});

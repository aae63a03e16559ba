import { expect, test } from 'vitest';
import {
  english,
  fileOptions,
  readUnits,
  sorani,
  storedTranslation,
} from '../../../tests/support/read-xliff.ts';
import { recordOfTranslation } from '../../../tests/support/translation-records.ts';
import { articleSegments, type Translation } from './article-segments.ts';
import { mergeXliff } from './merge-xliff.ts';
import { writeXliff } from './write-xliff.ts';

/** The file as it comes back, with some of its texts changed by the translator. */
function retranslated(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, file);
}

async function merge(
  file: string,
  now: typeof english,
  translation: (Partial<Translation> & typeof sorani) | null,
) {
  const here = articleSegments(now, translation && { translation: null, ...translation });
  const merged = mergeXliff(await readUnits(file), here, 'ckb');
  return {
    ...merged,
    segments: merged.segments.map(({ state, source, oldSource, current, proposed, problem }) => ({
      state,
      source,
      oldSource,
      current,
      proposed,
      problem: problem && `${problem.reason} ${problem.detail}`.trim(),
    })),
  };
}

test('an XLIFF file has a unit for each segment, with its codes, notes and state', () => {
  const glossary = [
    {
      english: 'app',
      translations: { ckb: { term: 'ئەپ', wrong: [] }, ar: { term: '', wrong: [] } },
    },
  ];
  const file = writeXliff({
    ...fileOptions,
    glossary,
    english: { title: 'An app', content: 'See [us](/x) or `a<b`.' },
    translation: null,
  });
  expect(file.replace(/[\w-]{22}\.0/g, 'KEY.0')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ckb">
  <file id="f1" original="g" srcDir="ltr" trgDir="rtl" xml:space="preserve">
    <unit id="0.KEY.0" canResegment="yes">
      <notes><note category="x-kind" appliesTo="source">title</note><note category="x-terms" appliesTo="source">app = ئەپ</note></notes>
      <segment id="s1" state="initial"><source>An app</source></segment>
    </unit>
    <unit id="1.KEY.0" canResegment="yes">
      <notes><note category="x-kind" appliesTo="source">paragraph</note></notes>
      <originalData><data id="d1">[</data><data id="e1">](/x)</data><data id="d2">\`a&lt;b\`</data></originalData>
      <segment id="s1" state="initial"><source>See <pc id="1" type="link" dataRefStart="d1" dataRefEnd="e1" canCopy="no" canDelete="no">us</pc> or <ph id="2" type="other" dataRef="d2" canCopy="no" canDelete="no"/>.</source></segment>
    </unit>
  </file>
</xliff>
`);
});

test('ids are unique, and each reference has its data', () => {
  const file = writeXliff({ ...fileOptions, english, translation: storedTranslation });
  for (const unit of file.split('<unit ').slice(1)) {
    const ids = [...unit.matchAll(/<data id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, reference] of unit.matchAll(/dataRef\w*="(\w+)"/g))
      expect(ids).toContain(reference);
  }
  const ids = [...file.matchAll(/<unit id="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^\d+\.[\w-]{22}\.[\w-]{22}$/);
  expect(file.match(/state="final"/g)).toHaveLength(ids.length);
});

test('a file that comes back as it went has nothing to decide', async () => {
  for (const translation of [
    storedTranslation,
    { ...storedTranslation, published: false, translation: recordOfTranslation(english, sorani) },
  ]) {
    const file = writeXliff({ ...fileOptions, english, translation });
    expect(await merge(file, english, sorani)).toEqual({
      segments: [],
      same: 9,
      untranslated: 0,
      unknown: 0,
    });
  }
});

test('a new translation is proposed for each segment, with the letters of the house', async () => {
  const file = writeXliff({ ...fileOptions, english, translation: null });
  const target = '<source>Planning an app</source><target>پلانى ئەپ</target>';
  const back = file.replace('<source>Planning an app</source>', target);
  expect(await merge(back, english, null)).toEqual({
    segments: [
      {
        state: 'new',
        source: 'Planning an app',
        oldSource: null,
        current: null,
        proposed: 'پلانی ئەپ',
        problem: null,
      },
    ],
    same: 0,
    untranslated: 8,
    unknown: 0,
  });
});

test('a late file is merged: what changed here since is a conflict', async () => {
  const file = writeXliff({ ...fileOptions, english, translation: storedTranslation });
  const back = retranslated(file, {
    'پلانی ئەپ': 'پلاندانان بۆ ئەپ',
    شتێک: 'دانەیەک',
    'هەنگاوە سەرەتاییەکان': 'سەرەتا',
    نرخ: 'بەها',
  });
  const englishNow = {
    title: english.title,
    content: english.content
      .replace('- one thing', '- one good thing')
      .replace('| Price |', '| Cost in dollars |'),
  };
  const soraniNow = { ...sorani, title: 'پلانی ئەپێک' };
  const { segments, same } = await merge(back, englishNow, soraniNow);
  expect(segments).toEqual([
    {
      state: 'translation-changed',
      source: 'Planning an app',
      oldSource: null,
      current: 'پلانی ئەپێک',
      proposed: 'پلاندانان بۆ ئەپ',
      problem: null,
    },
    {
      state: 'english-changed',
      source: 'one good thing',
      oldSource: 'one thing',
      current: 'شتێک',
      proposed: 'دانەیەک',
      problem: null,
    },
    {
      state: 'english-changed',
      source: null,
      oldSource: 'Price',
      current: null,
      proposed: 'بەها',
      problem: 'gone',
    },
    {
      state: 'changed',
      source: 'First steps',
      oldSource: null,
      current: 'هەنگاوە سەرەتاییەکان',
      proposed: 'سەرەتا',
      problem: null,
    },
  ]);
  expect(same).toBe(5);
});

test('what the translator left as it was is no conflict, whatever changed here', async () => {
  const record = recordOfTranslation(english, sorani);
  const file = writeXliff({
    ...fileOptions,
    english,
    translation: { ...storedTranslation, translation: record },
  });
  const now = { ...english, title: 'Planning a good app' };
  const edited = { ...sorani, title: 'پلانی ئەپێک', translation: record };
  expect(await merge(file, now, edited)).toMatchObject({ segments: [], same: 9 });
  // The translation of the old English stands beside the one of the translator.
  const back = retranslated(file, { 'پلانی ئەپ': 'پلاندانان' });
  expect((await merge(back, now, edited)).segments).toEqual([
    {
      state: 'english-changed',
      source: 'Planning a good app',
      oldSource: 'Planning an app',
      current: 'پلانی ئەپێک',
      proposed: 'پلاندانان',
      problem: null,
    },
  ]);
});

test('the English text of a file is never taken', async () => {
  const file = writeXliff({ ...fileOptions, english, translation: storedTranslation });
  const back = retranslated(file, { 'Planning an app': 'Buy pills', 'پلانی ئەپ': 'حەب بکڕە' });
  const { segments } = await merge(back, english, sorani);
  expect(segments).toMatchObject([
    { source: 'Planning an app', oldSource: null, state: 'changed' },
  ]);
  // With a key that is not of its text, the file can't claim an older English either.
  const forged = back.replace(/(<unit id="0\.)[\w-]{22}/, '$1AAAAAAAAAAAAAAAAAAAAAA');
  expect((await merge(forged, english, sorani)).segments).toMatchObject([
    { source: null, oldSource: null, problem: 'gone' },
  ]);
});

test.each([
  [
    'lost',
    { '<ph id="2" type="other" dataRef="d2" canCopy="no" canDelete="no"/>ت': '' },
    'codes ⟦2⟧',
  ],
  ['added', { بنووسە: 'بنووسە<ph id="7"/>' }, 'codes ⟦7⟧'],
  ['doubled', { بنووسە: '<ph id="2"/>بنووسە' }, 'codes ⟦2⟧'],
  ['emptied', { '>ئێمە<': '><' }, 'nesting'],
])(
  'a translation with a code that was %s is rejected, and the code is named',
  async (_how, changes, problem) => {
    const file = writeXliff({ ...fileOptions, english, translation: storedTranslation });
    // Only in the target.
    const [before = '', after = ''] = file.split(/(?<=<target>)(?=بۆ )/);
    const back = before + retranslated(after, changes);
    expect((await merge(back, english, sorani)).segments).toMatchObject([{ problem }]);
  },
);

test('of thousands of units with the same old text, one is for the text of now', async () => {
  const file = writeXliff({ ...fileOptions, english, translation: storedTranslation });
  const [, unit = ''] = /(<unit id="4[\s\S]*?<\/unit>)/.exec(file) ?? [];
  const many = Array.from({ length: 2_000 }, (_, index) =>
    unit.replace('id="4.', `id="${index + 9}.`).replace('شتێکی', 'دانەیەکی'),
  );
  const now = { ...english, content: english.content.replace('**another** thing', 'a thing') };
  const { segments } = await merge(file.replace(unit, many.join('')), now, sorani);
  expect(segments).toHaveLength(2_000);
  expect(segments.filter(({ problem }) => problem === null)).toMatchObject([
    { state: 'english-changed', source: 'a thing', oldSource: '**another** thing' },
  ]);
});

test('units that are not ours, or twice there, are counted', async () => {
  const file = writeXliff({ ...fileOptions, english, translation: storedTranslation });
  const [, unit = ''] = /(<unit id="0[\s\S]*?<\/unit>)/.exec(file) ?? [];
  const back = file.replace(unit, unit + unit + unit.replace(/id="[^"]+"/, 'id="u1"'));
  expect(await merge(back, english, sorani)).toMatchObject({ segments: [], same: 9, unknown: 2 });
});

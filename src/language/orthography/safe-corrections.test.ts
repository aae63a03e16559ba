import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { correctOrthography, safeCorrections } from './safe-corrections.ts';

const starterPosts = import.meta.glob<string>('/content/posts/*/{ar,ckb}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(['ckb', 'ar'] as const)('in %s, each rule matches its examples', (language) => {
  test.each(
    safeCorrections[language].flatMap(({ name, examples }) =>
      examples.map(([before, after]) => ({ name, before, after })),
    ),
  )('$name: «$before» becomes «$after»', ({ before, after }) => {
    expect(correctOrthography(before, language)).toBe(after);
  });
});

describe('in Sorani', () => {
  test.each([
    ['كۆمپيوتەرى نوێ', 'کۆمپیوتەری نوێ'],
    ['ئێمه\u200c له\u200c هه\u200cولێرین', 'ئێمە لە هەولێرین'],
    ['ه\u0640\u200cر', 'ه\u0640\u200cر'],
    ['ه\u200b\u200cر', 'ەر'],
    ['ﻛﻮﺭﺩﻯ ﮐﻮﺭﺩ', 'کوردی کورد'],
    ['ﷺ', 'صلی الله علیه وسلم'],
    ['سـاڵى ۲۰۲۶', 'ساڵی ٢٠٢٦'],
    ['نرخ 25$ و 3.5', 'نرخ 25$ و 3.5'],
    ['بە APIيەکان و React\u200cەکان', 'بە APIیەکان و React\u200cەکان'],
    ['**كتێب**\u200cەکان', '**کتێب**\u200cەکان'],
    ['| ك | `ك` |\n|---|---|\n| ي | ۱ |', '| ک | `ك` |\n|---|---|\n| ی | ١ |'],
    ['\ufeff# سەردێڕى', '# سەردێڕی'],
    ['\u200b`كود` ك', '`كود` ک'],
    ['⟦1⟧كوردي⟦/1⟧ ⟦2⟧', '⟦1⟧کوردی⟦/1⟧ ⟦2⟧'],
    ['[كوردي](/blog/كوردي "كوردي")', '[کوردی](/blog/كوردي "کوردی")'],
    ['[كوردي]', '[کوردی]'],
    ['``\ufeff`ك`', '```ک`'],
    ['\ufffc ك \ufffc', '\ufffc ک \ufffc'],
    ['ر رێگە، ووشە، ئەوه، مدرسة، گوناھ', 'ر رێگە، ووشە، ئەوه، مدرسة، گوناھ'],
    ['', ''],
  ])('%j becomes %j', (before, after) => {
    expect(correctOrthography(before, 'ckb')).toBe(after);
  });
});

describe('in Arabic', () => {
  test.each([
    ['مکتبة کبیرة', 'مكتبة كبيرة'],
    ['ﻣﺼﻄﻔﻰ ﮐﻮﺭﺩ', 'مصطفى كورد'],
    ['كـــتـــاب', 'كتاب'],
    ['أوّلًا، الى آخره ـ ثم هـ', 'أوّلًا، الى آخره ـ ثم هـ'],
    ['`کد` کد', '`کد` كد'],
    ['⟦1⟧کتاب⟦/1⟧', '⟦1⟧كتاب⟦/1⟧'],
    ['هەولێر وڕانیە', 'هەولێر وڕانيە'],
    ['۱۲ می\u200cخواهم', '۱۲ مي\u200cخواهم'],
  ])('%j becomes %j, and no Sorani rule runs', (before, after) => {
    expect(correctOrthography(before, 'ar')).toBe(after);
  });
});

test('leaves English unchanged', () => {
  const text = 'The letters ك and ی, ۱۲, \u200bzero width';
  expect(correctOrthography(text, 'en')).toBe(text);
});

test('finds nothing to correct in the starter posts', () => {
  const posts = Object.entries(starterPosts);
  expect(posts.length).toBeGreaterThanOrEqual(12);
  for (const [path, text] of posts) {
    expect(correctOrthography(text, path.endsWith('/ar.md') ? 'ar' : 'ckb')).toBe(text);
  }
});

/** Text that no rule may change, even if it looks wrong. */
const unwritten = [
  '`كوردي۱\u200b`',
  '``ه\u200cر ` ﻛ``',
  '<https://lutka.krd/كوردي>',
  'https://lutka.krd/كوردي۱?q=ه\u200cر',
  'lutka.krd/كتـاب',
  'كوردي@lutka.krd',
  '![Lutka](/media/كوردي.png)',
  '[React](<كوردي ۱>)',
  '<b title="كوردي">',
  '{ناوي}',
  '#{كۆ}',
  '{{نرخي۱}}',
  '%1$s',
  '⟦1⟧',
  '⟦/۱⟧',
  'Lutka',
  'shelf\u200cful',
  'zero\u200bwidth\ufeffed',
];
const unwrittenBlocks = [
  '```كوردي\nكوردي۱ \u200c \ufeff\n```',
  '~~~\nه\u200cر\n~~~',
  '    كوردي۱\u200b',
  '[كوردي]: /كوردي۱ "كوردي"',
];

describe('never changes', () => {
  test.each([...unwritten, ...unwrittenBlocks])('%j', (text) => {
    const document = `ك\n\n${text}\n\nي`;
    expect(correctOrthography(document, 'ckb')).toBe(`ک\n\n${text}\n\nی`);
  });

  test('the text of a link that is also its label', () => {
    const document = '[كوردي] [كوردي][] ![كوردي]\n\n> [كوردي]: /ك';
    expect(correctOrthography(document, 'ckb')).toBe(document);
  });

  test('non-prose inside any other text', () => {
    const words = fc.string({ unit: fc.constantFrom(...'كيىهەرءکیب۱٥\u200c\u0640\u064eﻻ') });
    const pieces = fc.array(fc.tuple(words, fc.constantFrom(...unwritten)), { maxLength: 6 });
    fc.assert(
      fc.property(pieces, fc.constantFrom<Language>('ckb', 'ar'), (list, language) => {
        const corrected = correctOrthography(list.flat().join(' '), language);
        let from = 0;
        for (const [, kept] of list) {
          const at = corrected.indexOf(kept, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + kept.length;
        }
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});

test('is idempotent', () => {
  const longText = { maxLength: 60, size: 'max' } as const;
  const letters = [
    ...'كيىکیهەھةررلووبـ۱٥ﻻﹶﷺﮪ \n\u064e\u0650\u0654\u200b\u200c\u200d\ufeff\u202b\u202c\ufffc',
  ];
  const signs = [...'`*_[]()<>#-|~:\\/@{}⟦⟧.1a', '```', '    ', ']: ', 'www.', '\n\n'];
  const unit = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...letters) },
    { weight: 3, arbitrary: fc.constantFrom(...signs) },
    { weight: 1, arbitrary: fc.constantFrom(...unwritten, ...unwrittenBlocks) },
  );
  fc.assert(
    fc.property(
      fc.array(unit, longText),
      fc.constantFrom<Language>('ckb', 'ar'),
      (units, language) => {
        const once = correctOrthography(units.join(''), language);
        expect(correctOrthography(once, language)).toBe(once);
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});

test.each(['`ا ', 'ك@', 'ك', '{', 'a.', '\u200b', '[ك', '⟦'])(
  'is fast for a long text of %j',
  (part) => {
    const text = part.repeat(20_000);
    const corrected = correctOrthography(text, 'ckb');
    expect(correctOrthography(corrected, 'ckb')).toBe(corrected);
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { safeCorrections } from './safe-corrections.ts';
import {
  type SpellingSuggestion,
  soraniSuggestions,
  suggestSpellings,
} from './spelling-suggestions.ts';

const starterPosts = import.meta.glob<string>('/content/posts/*/{ar,ckb}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('each rule matches its examples', () => {
  test.each(
    soraniSuggestions.flatMap(({ name, examples }) =>
      examples.map(([before, after]) => ({ name, before, after })),
    ),
  )('$name: «$before» becomes «$after»', ({ name, before, after }) => {
    const suggestions = suggestSpellings(before, 'ckb');
    expect(take(before, suggestions)).toBe(after);
    expect(suggestions.map(({ rule }) => rule)).toEqual(before === after ? [] : [name]);
  });
});

describe.each(['ckb', 'ar'] as const)('suggests every safe correction in %s', (language) => {
  const wrong = safeCorrections[language].flatMap(({ name, examples }) =>
    examples
      .filter(([before, after]) => before !== after && /^\S+$/.test(after))
      .map(([before, after]) => ({ name, before, after })),
  );
  test.each(wrong)('$name: «$before»', ({ name, before, after }) => {
    expect(take(before, suggestSpellings(before, language))).toBe(after);
    expect(suggestSpellings(before, language)[0]?.rule).toBe(name);
  });
});

test('applies rules to a word until none matches', () => {
  expect(suggestSpellings('ر\u200c\u0640ۆژ', 'ckb')).toMatchObject([{ suggested: 'ڕۆژ' }]);
});

test('suggests a whole word with all rules applied', () => {
  expect(suggestSpellings('لە **رێگه** و ووشةي ڕاست، `رێگه`', 'ckb')).toEqual([
    { rule: 'initial-r', from: 5, to: 9, found: 'رێگه', suggested: 'ڕێگە' },
    { rule: 'arabic-letter', from: 14, to: 19, found: 'ووشةي', suggested: 'وشەی' },
  ]);
});

describe('no false alarm in Sorani', () => {
  test.each([
    'الله و الحمد لله، رمضان، فاطمة، طه',
    'گوناه، ئاگاه، هه هه هه، ه',
    'APIرا، `کۆد`ری، ⟦1⟧را، ٥ر، ر',
    'ه\u200dند، ه\u0640',
    'بووە، و، وو، دوو، ووو',
    'ﷺ ﷲ ﷼',
    '**کتێب\u200c**ەکان، `x`\u200cەکان',
    '[ڕێگە](/رێگه) رێگه@lutka.krd {رێگه}',
    '',
  ])('%j', (text) => {
    expect(suggestSpellings(text, 'ckb')).toEqual([]);
  });

  test('in the starter posts', () => {
    const posts = Object.entries(starterPosts);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    for (const [path, text] of posts) {
      expect(suggestSpellings(text, path.endsWith('/ar.md') ? 'ar' : 'ckb')).toEqual([]);
    }
  });
});

test.each(['رمضان في المدرسة، هذه ووردة', 'لَ رِ ھ'])(
  'Sorani rules never run on Arabic: %j',
  (text) => {
    expect(suggestSpellings(text, 'ar')).toEqual([]);
  },
);

test('suggests nothing in English', () => {
  expect(suggestSpellings('رێگه كوردي', 'en')).toEqual([]);
});

test('applying every suggestion leaves none', () => {
  const longText = { maxLength: 60, size: 'max' } as const;
  const unit = fc.constantFrom(
    ...'كيىکیهەھةرڕلوواآۆبضلـ۱٥ﻻﹶﷺﮪ \n\u064e\u0650\u0654\u200b\u200c\u200d\ufeff\u202b\u202c\ufffc',
    ...'*_`[]()a1،😀',
    'رێگه ',
    '`رێگه`',
    '\n\n    ',
  );
  fc.assert(
    fc.property(
      fc.array(unit, longText),
      fc.constantFrom<Language>('ckb', 'ar'),
      (units, language) => {
        const text = units.join('');
        const suggestions = suggestSpellings(text, language);
        for (const { from, to, found, suggested } of suggestions) {
          expect(text.slice(from, to)).toBe(found);
          expect(suggested).not.toBe(found);
        }
        expect(suggestSpellings(take(text, suggestions), language)).toEqual([]);
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});

function take(text: string, suggestions: readonly SpellingSuggestion[]): string {
  return suggestions.reduceRight(
    (taken, { from, to, suggested }) => taken.slice(0, from) + suggested + taken.slice(to),
    text,
  );
}

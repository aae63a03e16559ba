import { describe, expect, test } from 'vitest';
import { check, itFinds } from '../../../../../tests/support/qa-fixture.ts';
import { checkTranslation } from './check-translation.ts';

describe('preambles', () => {
  itFinds([
    {
      name: 'before',
      source: 'A shop',
      translation: 'ئەمەش وەرگێڕانەکەیە:\n\nدوکانێک',
      finds: [['preamble', 'ئەمەش وەرگێڕانەکەیە:', 'ئەمەش وەرگێڕانەکەیە:\n\n']],
    },
    { name: 'a colon', source: 'A shop: small', translation: 'ئەمە دوکانێکە: بچووک', finds: [] },
  ]);
});

describe('length', () => {
  const source =
    'A shop needs a page that opens quickly, on a slow phone, at ten in the evening, every day.';
  itFinds([
    {
      name: 'a sentence for a paragraph',
      source: `${source} ${source}\n\n${source}\n\n${source}`,
      translation: `دوکانێک پەڕەیەکی دەوێت.\n\n${'دوکانێک پەڕەیەکی دەوێت کە زوو بکرێتەوە. '.repeat(3).trim()}\n\n${'دوکانێک پەڕەیەکی دەوێت کە زوو بکرێتەوە. '.repeat(3).trim()}`,
      finds: [['much-shorter', source.slice(0, 79), 'دوکانێک پەڕەیەکی دەوێت.']],
    },
    {
      name: 'a short text may be any length',
      source: 'Start there.',
      translation: 'کەواتە با لەوێوە دەست پێ بکەین و بزانین چی دەبێت.',
      finds: [],
    },
  ]);

  test('reports one issue for a text whose paragraphs are all too short', () => {
    const translation = 'دوکانێک پەڕەیەکی دەوێت کە زوو بکرێتەوە.';
    const issues = check({
      source: `${source}\n\n${source}`,
      translation: `${translation}\n\n${translation}`,
    });
    expect(issues).toMatchObject([
      { code: 'much-shorter', from: 0, to: 2 * translation.length + 2 },
    ]);
  });

  test('finds a text that is much longer than its source', () => {
    const translation = 'دوکانێک پەڕەیەکی دەوێت کە زوو بکرێتەوە. '.repeat(8);
    expect(check({ source, translation }).map(({ code }) => code)).toEqual([
      'much-longer',
      'much-longer',
    ]);
  });
});

test('reads the title without Markdown, and reports it first', () => {
  const issues = checkTranslation({
    source: { title: '1. Pay $500 # now', content: 'See [us](/b).' },
    translation: { title: '١. پارە بدە # ئێستا', content: 'بمانبینە.' },
    language: 'ckb',
    glossary: [],
  });
  expect(issues).toEqual([
    { code: 'number-lost', isBlocking: true, field: 'title', from: 0, to: 19, subject: '500' },
    { code: 'link-broken', isBlocking: true, field: 'content', from: 0, to: 9, subject: '/b' },
  ]);
});

test('reports a loss where it happened, even if paragraphs were split and added', () => {
  const issues = check({
    source: '# A\n\nOne 100 two.\n\nThree 200 four. Five 300.\n\n## B\n\nSix [c](/c) 400.',
    translation:
      '# ئا\n\nلێرە زیادە.\n\nیەک ١٠٠ دوو.\n\nسێ ٢٠٠ چوار.\n\nپێنج ٣٠٠.\n\n## بێ\n\nشەش ٤٠٠.',
  });
  expect(issues.map(({ code, subject, from }) => [code, subject, from])).toEqual([
    [
      'link-broken',
      '/c',
      '# ئا\n\nلێرە زیادە.\n\nیەک ١٠٠ دوو.\n\nسێ ٢٠٠ چوار.\n\nپێنج ٣٠٠.\n\n## بێ\n\n'.length,
    ],
  ]);
});

test.each([
  [
    'the last paragraph is gone',
    'One 101.\n\nOne 202.\n\nOne 303.\n\nOne 404.',
    'یەک ١٠١.\n\nیەک ٢٠٢.\n\nیەک ٣٠٣.',
    ['404'],
  ],
  [
    'a paragraph split in two, the second one longer',
    '# A\n\nOne 101, two 202, three 303.\n\n## B',
    '# ئا\n\nیەک ١٠١.\n\nدوو ٢٠٢، سێ ٣٠٣.\n\n## بێ',
    [],
  ],
  [
    'two paragraphs in one',
    'One 101.\n\nTwo 202.\n\n- Three 303.',
    'یەک ١٠١. دوو ٢٠٢.\n\n- سێ ٣٠.',
    ['303'],
  ],
])('pairs the matching blocks: %s', (_name, source, translation, lost) => {
  expect(check({ source, translation }).map(({ subject }) => subject)).toEqual(lost);
});

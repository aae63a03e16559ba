import { describe, expect, test } from 'vitest';
import { defaultDescription, defaultSeo, openingOf } from './post-defaults.ts';

/** One letter to a reader, eleven UTF-16 code units to JavaScript. */
const family = '👨‍👩‍👧‍👦';

describe('defaultDescription', () => {
  test.each([
    ['a short text', 'One two.', 'One two.…'],
    ['200 characters', 'x'.repeat(200), `${'x'.repeat(200)}…`],
    ['201 characters', 'x'.repeat(201), `${'x'.repeat(200)}…`],
    ['space around', `\n ${'x'.repeat(300)}`, `${'x'.repeat(200)}…`],
    ['space at the cut', `${'x'.repeat(199)} yyy`, `${'x'.repeat(199)}…`],
    ['Kurdish', 'ڕۆژ '.repeat(100), `${'ڕۆژ '.repeat(50).trim()}…`],
    ['letters with marks', 'بّ'.repeat(300), `${'بّ'.repeat(200)}…`],
    ['emoji', family.repeat(300), `${family.repeat(200)}…`],
  ])('%s', (_name, content, description) => {
    expect(defaultDescription(content)).toBe(description);
  });
});

test.each([
  ['a long text', 'word '.repeat(1_000)],
  ['a short text', ' One two. '],
  ['space at both cuts', `${'x'.repeat(159)}${' '.repeat(60)}yyy`],
  ['emoji', family.repeat(300)],
  ['no text', ' '],
])('the opening of %s has the same defaults', (_name, content) => {
  const opening = openingOf(content);
  expect(opening.length).toBeLessThanOrEqual(200 * family.length);
  expect(defaultDescription(opening)).toBe(defaultDescription(content));
  expect(defaultSeo({ title: 't', content: opening })).toEqual(defaultSeo({ title: 't', content }));
});

describe('defaultSeo', () => {
  test('derives the description from the title and the beginning', () => {
    const title = ' How to plan an app  in Kurdistan ';
    expect(defaultSeo({ title, content: 'word '.repeat(100) })).toEqual({
      seoTitle: 'How to plan an app  in Kurdistan',
      seoDescription: 'word '.repeat(32).trim(),
      seoKeywords: 'How, to, plan, an, app',
    });
  });

  test('works with short texts', () => {
    expect(defaultSeo({ title: 'لووتکە', content: 'دەق' })).toEqual({
      seoTitle: 'لووتکە',
      seoDescription: 'دەق',
      seoKeywords: 'لووتکە',
    });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';
import { languages } from './languages.ts';

test('a page in every language lists them all, with English as the default', () => {
  expect(alternatesOf('/about')).toEqual([
    { language: 'en', path: '/about', hreflang: 'en' },
    { language: 'ar', path: '/about', hreflang: 'ar' },
    { language: 'ckb', path: '/about', hreflang: 'ckb' },
    { language: 'en', path: '/about', hreflang: 'x-default' },
  ]);
});

test('a page in one language lists itself', () => {
  expect(alternatesOf([{ language: 'ckb', path: '/blog/a' }])).toEqual([
    { language: 'ckb', path: '/blog/a', hreflang: 'ckb' },
    { language: 'ckb', path: '/blog/a', hreflang: 'x-default' },
  ]);
});

test('every version of a page has the same list, including itself', () => {
  const translated = fc.shuffledSubarray([...languages], { minLength: 1 });
  fc.assert(
    fc.property(translated, (some) => {
      const versions = some.map((language) => ({ language, path: `/blog/in-${language}` }));
      const alternates = alternatesOf(versions);
      expect(alternatesOf(versions.toReversed())).toEqual(alternates);
      expect(alternates.slice(0, -1).map(({ hreflang }) => hreflang)).toEqual(
        languages.filter((language) => some.includes(language)),
      );
      const [first] = alternates;
      expect(alternates.at(-1)).toEqual({ ...first, hreflang: 'x-default' });
    }),
  );
});

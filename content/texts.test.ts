import { describe, expect, test } from 'vitest';
import { foldForSearch } from '#i18n/orthography/search-folding.ts';
import { arabic, latin, latinWithinArabic } from '../scripts/font-letters.ts';
import { glossary } from './glossary.ts';

/** Every text of a language that is published: dictionaries, legal texts, starter posts. */
const files = {
  ...import.meta.glob<string>('./{dictionaries,legal,posts}/**/*.{ts,md}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

function textsIn(language: string): [string, string][] {
  return Object.entries(files).filter(
    ([path]) =>
      !path.endsWith('.test.ts') &&
      (path.includes(`/${language}/`) || path.endsWith(`/${language}.md`)),
  );
}

/** At the beginning of a word, since both languages hang endings on words: «سایت» is in «سایتەکە», not in «ماڵسایت». */
function contains(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u').test(text);
}

/** Letters of code and of examples, which the system's monospaced font shows. */
const withoutCode = (text: string) => text.replace(/```.*?```|`[^`]*`/gs, '');

test.each([
  ['en', latin + arabic],
  ['ar', arabic + latinWithinArabic],
  ['ckb', arabic + latinWithinArabic],
])('%s has no letter that the fonts lack', (language, letters) => {
  const known = new Set(letters);
  const lacking = textsIn(language).flatMap(([path, text]) =>
    [...new Set(withoutCode(text))]
      .filter((letter) => !known.has(letter) && !/\s/.test(letter))
      .map((letter) => `${path}: ${letter}`),
  );
  expect(lacking).toEqual([]);
});

describe.each(['ar', 'ckb'] as const)('%s', (language) => {
  test('has texts to check', () => {
    expect(textsIn(language).length).toBeGreaterThan(20);
  });

  test('uses the glossary’s terms, never a wrong variant', () => {
    const found = textsIn(language).flatMap(([path, text]) =>
      Object.values(glossary).flatMap(({ [language]: { term, wrong } }) =>
        wrong
          .filter((variant) => contains(text, variant))
          .map((variant) => `${path}: «${variant}» for «${term}»`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('uses each term somewhere, so that the glossary speaks of this site', () => {
    const all = foldForSearch(
      textsIn(language)
        .map(([, text]) => text)
        .join('\n'),
    );
    for (const {
      [language]: { term },
    } of Object.values(glossary)) {
      expect(all.includes(foldForSearch(term)), term).toBe(true);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { foldForSearch } from '#language/search/search-folding.ts';
import { arabic, latin, latinWithinArabic } from '../scripts/font-letters.ts';
import { glossary } from './glossary.ts';

/** Every published text of a language: messages, legal texts, starter posts. */
const files = {
  ...import.meta.glob<string>('./{messages,legal,posts}/**/*.{ts,md}', {
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

/** The wrong variants in a text. Some are only wrong in the panel's texts. */
function wrongTerms(language: 'ar' | 'ckb', path: string, text: string): string[] {
  const isPanel = path.includes('/admin/');
  return Object.values(glossary).flatMap(({ [language]: { term, wrong, wrongInPanel = [] } }) =>
    [...wrong, ...(isPanel ? wrongInPanel : [])]
      .filter((variant) => contains(text, variant))
      .map((variant) => `${path}: «${variant}» for «${term}»`),
  );
}

/** Matches the start of a word, because both languages add endings: «سایت» is in «سایتەکە», but not in «ماڵسایت». */
function contains(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u').test(text);
}

/**
 * Words that address several readers: «ئێوە», a word that ends in «ـتان», a prohibition in the plural. Other plural
 * imperatives look like the third person («بکەن»), so people must check those.
 */
function addressedToMany(text: string): string[] {
  const known = /^(?:کوردستان|وەستان|وڵاتان|کەتان|دەمەقاڵێتان)/u;
  const verbs = 'کەن|خەن|هێنن|نێن|نووسن|دەن|چن|بن|گرن|بەن|کڕن|پرسن|جووڵێنن';
  const many = new RegExp(
    `^(?:ئێوە.*|.+تان(?:مان|دا|ەوە|یش)?|(?:دا|هەڵ|ڕا|لا|وەر)?مە(?:${verbs})(?:ەوە)?)$`,
    'u',
  );
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => many.test(word) && !known.test(word));
}

/** Removes code, because code and examples use the system's monospaced font. */
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

  test('uses no wrong variant of a term', () => {
    const found = textsIn(language).flatMap(([path, text]) => wrongTerms(language, path, text));
    expect(found).toEqual([]);
  });

  test('finds each wrong variant', () => {
    for (const { [language]: forms } of Object.values(glossary)) {
      for (const variant of forms.wrong) {
        expect(wrongTerms(language, './posts/a.md', `«${variant}».`), variant).not.toEqual([]);
      }
      for (const variant of forms.wrongInPanel ?? []) {
        const path = './messages/ckb/admin/post-form.ts';
        expect(wrongTerms(language, path, `'${variant}'`), variant).not.toEqual([]);
      }
    }
  });

  test('uses every term of the glossary', () => {
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

test('Sorani addresses one reader, as تۆ', () => {
  const found = textsIn('ckb').flatMap(([path, text]) =>
    addressedToMany(text).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'وەک مۆبایلەکەی ئێوە.',
  'بۆ ماڵپەڕەکەی خۆتان.',
  '[ناونیشانی پەڕەکەتانمان بۆ بنێرن](/kurdish#contact)',
  'تا پێتان بڵێین.',
  'هیچ ڤیدیۆیەک دامەنێن.',
  'بەکاری مەهێنن.',
])('«%s» would be found to speak to several', (text) => {
  expect(addressedToMany(text)).toHaveLength(1);
});

test('words that only look like an address to several readers are allowed', () => {
  expect(addressedToMany('دوو وڵاتان لە کوردستاندا، ئەو شتانەی کەسان دەیکەن. وەستان.')).toEqual([]);
});

test.each([
  ['ckb', 'کڕیار دوگمەی ناردن دادەگرێت.'],
  ['ckb', 'دانیشتنێک لەگەڵ ژمێریارەکەت، و خواردنی پارێزراو.'],
  ['ckb', 'پاککردنەوەی وێبگەڕ.'],
  ['ar', 'الرمز القصير يدل على المنتج، والخطوة الثانية أسهل.'],
] as const)('a post in %s may say «%s», where the words have another sense', (language, text) => {
  expect(wrongTerms(language, './posts/a.md', text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { loadPageTexts, type PageKind, pageTexts } from './page-texts.tsx';

const kinds: readonly PageKind[] = ['frame', 'home', 'about', 'portfolio', 'blog', 'legal'];

test.each(kinds)(
  '%s shows the same sections in every language, each in its own words',
  async (kind) => {
    const english = await loadPageTexts('en', kind);
    expect(Object.keys(english)).not.toEqual([]);
    for (const language of languages.filter((other) => other !== 'en')) {
      const texts = await loadPageTexts(language, kind);
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      expect(JSON.stringify(texts)).not.toBe(JSON.stringify(english));
      expect(pageTexts(language, kind)).toBe(texts);
    }
  },
);

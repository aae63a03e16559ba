import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { pageIds } from '#pages.ts';
import { loadPageMessages, pageMessages } from './page-messages.tsx';

test.each(['layout', ...pageIds] as const)(
  '%s has the same sections in every language, translated',
  async (page) => {
    const english = await loadPageMessages('en', page);
    expect(Object.keys(english)).not.toEqual([]);
    for (const language of languages.filter((other) => other !== 'en')) {
      const messages = await loadPageMessages(language, page);
      expect(Object.keys(messages)).toEqual(Object.keys(english));
      expect(JSON.stringify(messages)).not.toBe(JSON.stringify(english));
      expect(pageMessages(language, page)).toBe(messages);
    }
  },
);

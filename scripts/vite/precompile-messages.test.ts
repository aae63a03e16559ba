import compile from 'icu-minify/compile';
import formatCompiled from 'icu-minify/format';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { adminMessages } from '#content/messages/admin.ts';
import { siteMessages } from '#content/messages/site.ts';
import { languages } from '#i18n/languages.ts';
import { formattingLocale } from '#i18n/messages.tsx';
import { compileMessages } from './precompile-messages.ts';

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

test.each(languages)('a browser formats every message as the server does, in %s', (language) => {
  const locale = formattingLocale[language];
  const messages = plainMessages([siteMessages[language], adminMessages[language]]);
  expect(messages.length).toBeGreaterThan(500);
  for (const message of messages) {
    const compiled = compile(message);
    for (const value of [0, 1, 2, 3, 11, 100, 1234567]) {
      // Every name inside braces may be an argument.
      const names = [...message.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name);
      const values = Object.fromEntries(names.map((name) => [name, value]));
      const t = createTranslator({ locale, messages: { message } });
      expect(formatCompiled(compiled, locale, values, { formatters })).toBe(t('message', values));
      if (names.length === 0) break;
    }
  }
});

test('compileMessages keeps the shape of a section, and the text of a message without arguments', () => {
  const texts = {
    title: 'Plain',
    inside: { count: '{count, plural, one {# view} other {# views}}' },
  };
  expect(compileMessages(texts)).toEqual({ title: 'Plain', inside: { count: expect.any(Array) } });
});

function plainMessages(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return Object.values(part ?? {}).flatMap(plainMessages);
}

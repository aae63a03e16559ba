import { createTranslator } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#i18n/languages.ts';
import { adminMessages } from './admin.ts';
import { siteMessages } from './site.ts';

/** All messages of a language by their dotted keys. */
const messages: Record<Language, ReadonlyMap<string, string>> = {
  en: readMessages('en'),
  ar: readMessages('ar'),
  ckb: readMessages('ckb'),
};

const translations = ['ar', 'ckb'] as const;

describe.each(translations)('%s and English', (language) => {
  test('have the same keys', () => {
    expect(messages.en.size).toBeGreaterThan(50);
    expect([...messages[language].keys()].sort()).toEqual([...messages.en.keys()].sort());
  });

  test('have the same arguments', () => {
    const argumentsByKey = (of: Language) =>
      Object.fromEntries([...messages[of]].map(([key, text]) => [key, argumentsOf(text)]));
    expect(argumentsByKey(language)).toEqual(argumentsByKey('en'));
  });

  test('have no text in common', () => {
    expect(messagesWith(language, (text, key) => text === messages.en.get(key))).toEqual([]);
  });
});

describe.each(languages)('in %s', (language) => {
  test('no text is empty or has space around it', () => {
    expect(messagesWith(language, (text) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('every text can be formatted with any number', () => {
    for (const text of messages[language].values()) {
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const values = argumentsOf(text).map(({ name, type }) => [name, type ? count : 'text']);
        expect(format(language, text, Object.fromEntries(values))).toMatch(/^[^{}]+$/);
      }
    }
  });

  test('every plural has all forms of the language', () => {
    const forms = new Intl.PluralRules(pluralLocale[language]).resolvedOptions().pluralCategories;
    const plurals = [...messages[language].values()].filter((text) => text.includes('plural,'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const text of plurals) {
      for (const form of forms) expect(text).toMatch(new RegExp(`\\b${form} \\{`));
    }
  });
});

test.each([
  ['letters of Arabic', /[يكىةھ]/],
  ['joiners', /\u200c/],
  ['words that begin with ر', /(?<![\p{L}\p{M}])ر/u],
])('Sorani has no %s', (_name, fault) => {
  expect(messagesWith('ckb', (text) => fault.test(shownIn(text)))).toEqual([]);
});

test('Arabic has no letters of Kurdish or Persian', () => {
  expect(messagesWith('ar', (text) => /[یکەۆێڕڵڤگچپژ]/.test(shownIn(text)))).toEqual([]);
});

test('no Arabic noun follows a number that may need another form', () => {
  // Foreign units have one form. Prepositions have none.
  const bare = /\{\w+, number\} (?!ميغابايت|غيغابايت|بكسل|في |من |على )\p{Script=Arabic}/u;
  expect('{days, number} يومًا').toMatch(bare);
  expect(messagesWith('ar', (text) => bare.test(text))).toEqual([]);
});

test.each(translations)('%s uses its own digits and punctuation', (language) => {
  expect(messagesWith(language, (text) => /[0-9۰-۹,;?]/.test(shownIn(text)))).toEqual([]);
});

describe('the ICU parser of these tests', () => {
  const message =
    '© {year} a {count, plural, one {# b} other {# {name} c}} d {kind, select, x {e} other {f}}';

  test('finds the arguments', () => {
    expect(argumentsOf(message)).toEqual([
      { name: 'count', type: 'plural' },
      { name: 'kind', type: 'select' },
      { name: 'name', type: '' },
      { name: 'year', type: '' },
    ]);
  });

  test('finds the visible text', () => {
    expect(shownIn(message).match(/\S+/g)).toEqual([...'©a#b#cdef']);
  });

  test.each(['{a', '{a, plural, one {b}}', '{a, plurral, other {b}}'])(
    '«%s» is not a valid message',
    (broken) => {
      expect(() => format('en', broken, { a: 1 })).toThrow();
    },
  );
});

/**
 * The locales that the site formats with. English has the plural forms of Sorani, for which some systems have no `Intl`
 * data.
 */
const pluralLocale = { en: 'en', ar: 'ar', ckb: 'en' } as const;

function format(language: Language, message: string, values: Record<string, string | number>) {
  const translate = createTranslator({
    locale: pluralLocale[language],
    messages: { message },
    onError(error) {
      throw error;
    },
  });
  return translate('message', values);
}

function readMessages(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (key: string, value: unknown): void => {
    if (typeof value === 'string') found.set(key, value);
    else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) collect(`${key}.${name}`, inner);
    } else throw new Error(`${key} in ${language} must be a message or a group of messages`);
  };
  collect('site', siteMessages[language]);
  collect('admin', adminMessages[language]);
  return found;
}

function messagesWith(language: Language, hasFlaw: (text: string, key: string) => boolean) {
  return [...messages[language]].filter(([key, text]) => hasFlaw(text, key));
}

/** Names and types of a message's arguments, each once, sorted. */
function argumentsOf(message: string): { name: string; type: string }[] {
  const found = new Map<string, string>();
  for (const { depth, text } of piecesOf(message)) {
    const [, name, type] = /^\{\s*(\w+)\s*(?:,\s*(\w+))?/.exec(text) ?? [];
    if (depth % 2 === 1 && name) found.set(name, type ?? '');
  }
  return [...found]
    .map(([name, type]) => ({ name, type }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The visible text of a message, without ICU syntax. */
function shownIn(message: string): string {
  return piecesOf(message)
    .filter(({ depth }) => depth % 2 === 0)
    .map(({ text }) => text.replace(/^[{}]/, ''))
    .join(' ');
}

/** A message split at each brace. Text is at even depths, syntax at odd ones: `a {n, plural, one {# b}} c`. */
function piecesOf(message: string): { depth: number; text: string }[] {
  let depth = 0;
  return message.split(/(?=[{}])/).map((text) => {
    if (text.startsWith('{')) depth += 1;
    if (text.startsWith('}')) depth -= 1;
    return { depth, text };
  });
}

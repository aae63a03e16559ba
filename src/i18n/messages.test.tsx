import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Messages } from '#content/messages/index.ts';
import { siteMessages } from '#content/messages/site.ts';
import { type Language, languages } from './languages.ts';
import { LanguageProvider, PageMessages, useLanguage } from './messages.tsx';

describe('plurals and digits', () => {
  test.each([
    ['en', 0, '0 views'],
    ['en', 1, '1 view'],
    ['en', 2, '2 views'],
    ['en', 1234, '1,234 views'],
    ['ar', 0, 'لا مشاهدات'],
    ['ar', 1, 'مشاهدة واحدة'],
    ['ar', 2, 'مشاهدتان'],
    ['ar', 3, '٣ مشاهدات'],
    ['ar', 11, '١١ مشاهدة'],
    ['ar', 100, '١٠٠ مشاهدة'],
    ['ckb', 1, '١ بینین'],
    ['ckb', 2, '٢ بینین'],
    ['ckb', 3456789, '٣٬٤٥٦٬٧٨٩ بینین'],
  ] as const)('%s %d: %s', (language, count, expected) => {
    expect(render(<Views count={count} />, language, siteMessages[language])).toBe(expected);
  });
});

describe('a missing key', () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined);
    error.mockReset();
  });
  afterEach(() => expect(error).not.toHaveBeenCalled());

  test('shows its dotted path, and warns', () => {
    expect(render(<Title />, 'ar', incomplete('{"blog":{}}'))).toBe('blog.title');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blog.title'));
  });

  test('does so at a deeper level', () => {
    expect(render(<AllCategories />, 'ckb', incomplete('{"blog":{}}'))).toBe('blog.categories.all');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blog.categories.all'));
  });

  test('does so if its section was not loaded', () => {
    expect(render(<Title />, 'en', {})).toBe('blog.title');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('does so in a page with its own messages', () => {
    const page = (
      <PageMessages messages={{}}>
        <Title />
      </PageMessages>
    );
    expect(render(page, 'en', incomplete('{"blog":{}}'))).toBe('blog.title');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blog.title'));
  });

  test('causes no warning if every key exists', () => {
    expect(render(<Title />, 'en', siteMessages.en)).toBe(siteMessages.en.blog.title);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('PageMessages adds a page’s messages to those of its provider and formats in its language', () => {
  const { blog, navigation } = siteMessages.ckb;
  const page = (
    <PageMessages messages={{ blog }}>
      <Views count={12} />
      <Connect />
    </PageMessages>
  );
  expect(render(page, 'ckb', { navigation })).toBe(`١٢ بینین${navigation.connect}`);
});

test.each(languages)('components inside get the language %s', (language) => {
  expect(render(<LanguageName />, language, {})).toBe(language);
});

function render(inside: ReactNode, language: Language, messages: Partial<Messages>): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} messages={messages}>
      {inside}
    </LanguageProvider>,
  );
}

/** Messages that the types would reject, as an incomplete deployment could contain them. */
function incomplete(json: string): Partial<Messages> {
  return JSON.parse(json);
}

function Views({ count }: { count: number }) {
  return useTranslations('blog')('views', { count });
}

function Title() {
  return useTranslations('blog')('title');
}

function AllCategories() {
  return useTranslations('blog')('categories.all');
}

function Connect() {
  return useTranslations('navigation')('connect');
}

function LanguageName() {
  return useLanguage();
}

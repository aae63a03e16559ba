import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Messages } from '#content/dictionaries/index.ts';
import { type Language, languages } from './languages.ts';
import { loadMessages } from './load-messages.ts';
import { LanguageProvider, PageMessages, useLanguage } from './messages.tsx';

describe('loadMessages', () => {
  test.each(languages)('gives exactly the sections that are asked for, in %s', async (language) => {
    const messages = await loadMessages(language, ['blog', 'footer']);
    expect(Object.keys(messages)).toEqual(['blog', 'footer']);
    expect(messages.blog?.title).toEqual(expect.any(String));
    expect(messages.footer?.copyright).toContain('{year}');
  });

  test('gives each language its own texts', async () => {
    const loaded = await Promise.all(languages.map((language) => loadMessages(language, ['blog'])));
    expect(new Set(loaded.map(({ blog }) => blog?.title)).size).toBe(languages.length);
  });

  test('gives nothing when nothing is asked for', async () => {
    expect(await loadMessages('ar', [])).toEqual({});
  });
});

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
  ] as const)('%s %d: %s', async (language, count, expected) => {
    expect(render(<Views count={count} />, language, await loadMessages(language, ['blog']))).toBe(
      expected,
    );
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

  test('shows itself, dotted, and warns', () => {
    expect(render(<Title />, 'ar', incomplete('{"blog":{}}'))).toBe('blog.title');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blog.title'));
  });

  test('does so deeper down too', () => {
    expect(render(<AllCategories />, 'ckb', incomplete('{"blog":{}}'))).toBe('blog.categories.all');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blog.categories.all'));
  });

  test('does so when its whole section was not loaded', () => {
    expect(render(<Title />, 'en', {})).toBe('blog.title');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('does so inside a page with texts of its own', () => {
    const page = (
      <PageMessages messages={{}}>
        <Title />
      </PageMessages>
    );
    expect(render(page, 'en', incomplete('{"blog":{}}'))).toBe('blog.title');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blog.title'));
  });

  test('is no matter while every key is there', async () => {
    const messages = await loadMessages('en', ['blog']);
    expect(render(<Title />, 'en', messages)).toBe(messages.blog?.title);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('PageMessages adds a page its texts, in the digits of its language, and keeps those around it', async () => {
  const page = (
    <PageMessages messages={await loadMessages('ckb', ['blog'])}>
      <Views count={12} />
      <Connect />
    </PageMessages>
  );
  const { navigation, ...others } = await loadMessages('ckb', ['navigation']);
  expect(others).toEqual({});
  expect(render(page, 'ckb', navigation ? { navigation } : {})).toBe(
    `١٢ بینین${navigation?.connect}`,
  );
});

test.each(languages)('what is inside knows that it is in %s', (language) => {
  expect(render(<LanguageName />, language, {})).toBe(language);
});

function render(inside: ReactNode, language: Language, messages: Partial<Messages>): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} messages={messages}>
      {inside}
    </LanguageProvider>,
  );
}

/** Messages that the types would refuse, as a faulty deployment could bring them. */
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

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteMessages } from '#content/messages/site.ts';
import type { Language } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/messages.tsx';
import { LanguageNotice } from './language-notice.tsx';

function render(language: Language, of: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} messages={siteMessages[language]}>
      <LanguageNotice of={of} />
    </LanguageProvider>,
  );
}

test.each([
  ['en', 'ar', 'You are reading it in Arabic.'],
  ['en', 'ckb', 'You are reading it in Kurdish.'],
  ['ar', 'en', 'وهو معروض هنا بالإنجليزية.'],
  ['ar', 'ckb', 'وهو معروض هنا بالكردية.'],
  ['ckb', 'en', 'ئێستا بە ئینگلیزی دەیخوێنیتەوە.'],
  ['ckb', 'ar', 'ئێستا بە عەرەبی دەیخوێنیتەوە.'],
] as const)('says in %s that a post is in %s, in the reader’s own words', (language, of, words) => {
  expect(render(language, of)).toContain(words);
});

test('shows nothing for a post in the page’s language', () => {
  expect(render('ar', 'ar')).toBe('');
});

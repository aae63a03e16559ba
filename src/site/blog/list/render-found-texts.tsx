import '@tanstack/react-start/server-only';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/messages.tsx';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { FoundTexts, type FoundTextsProps } from './found-texts.tsx';

/** The HTML of a search's second group, so that a reader's browser needs no code for it. */
export async function renderFoundTexts(
  props: FoundTextsProps,
  language: Language,
): Promise<string> {
  return renderToStaticMarkup(
    <LanguageProvider language={language} messages={await loadPageMessages(language, 'blog')}>
      <FoundTexts {...props} />
    </LanguageProvider>,
  );
}

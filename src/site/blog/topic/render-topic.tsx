import '@tanstack/react-start/server-only';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/messages.tsx';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { TopicPage, type TopicPageProps } from './topic-page.tsx';

/** The HTML of a topic's page, so that a reader's browser needs no code for it. */
export async function renderTopic(props: TopicPageProps, language: Language): Promise<string> {
  return renderToStaticMarkup(
    <LanguageProvider language={language} messages={await loadPageMessages(language, 'blog')}>
      <TopicPage {...props} />
    </LanguageProvider>,
  );
}

import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { HtmlContent, type ServerHtml } from '#site/delivery/server-html.tsx';

/**
 * Links to the headings of a long article: folded above the text, and open beside it where both have room
 * (contents.css). One element for both, so that the page has the links once.
 */
export function TableOfContents({ items }: { items: ServerHtml }) {
  const t = useTranslations('blog');
  const language = useLanguage();
  return (
    <nav
      lang={language}
      dir={directionOf(language)}
      aria-label={t('contents')}
      className="table-of-contents"
    >
      <details>
        <summary>{t('contents')}</summary>
        <HtmlContent text={items} />
      </details>
    </nav>
  );
}

import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type Language } from '#i18n/languages.ts';
import { trustedHtml } from '#ui/trusted-html.ts';
import { usePreviewHtml } from './use-preview-html.ts';
import './editor.css';

/**
 * A text as on its public page, rendered by the server. The last rendering stays until the next one, also while the
 * browser is offline; then a message says so.
 */
export function MarkdownPreview(props: {
  content: string;
  language: Language;
  /** The last rendering; null before the first. The parent stores it while the text is edited. */
  html: string | null;
  onHtml: (html: string) => void;
}) {
  const { language, html } = props;
  const t = useTranslations('adminEditor');
  const { failed, retry } = usePreviewHtml(props.content, language, props.onHtml);
  const text = useRef<HTMLDivElement>(null);
  // With another object React would write the same HTML again, and the links would lose their new tab.
  const inner = useMemo(() => ({ __html: trustedHtml(html ?? '') }), [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering has new links
  useLayoutEffect(() => {
    if (text.current) openLinksInNewTab(text.current);
  }, [html]);
  return (
    <div className="editor-rendering">
      <div role="status">
        {failed && (
          <p className="editor-preview-note">
            {t(html === null ? 'previewFailed' : 'previewOutdated')}{' '}
            <button type="button" className="editor-hint-button" onClick={retry}>
              {t('retryPreview')}
            </button>
          </p>
        )}
      </div>
      {html === '' && <p className="editor-preview-note">{t('previewEmpty')}</p>}
      {html && (
        <div
          ref={text}
          lang={language}
          dir={directionOf(language)}
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by src/markdown, which allows no raw HTML
          dangerouslySetInnerHTML={inner}
        />
      )}
    </div>
  );
}

/**
 * Opens links in a new tab, so that the panel stays open. A link of a heading to itself is disabled, and its id is
 * removed, because the preview of another language may have the same id.
 */
function openLinksInNewTab(text: HTMLElement): void {
  for (const heading of text.querySelectorAll('[id]')) heading.removeAttribute('id');
  for (const link of text.querySelectorAll('a[href]')) {
    if (link.getAttribute('href')?.startsWith('#')) {
      link.removeAttribute('href');
    } else {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener');
    }
  }
}

import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { connectionError } from '#content/connection-error.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isConnectionError } from '#site/errors/is-connection-error.ts';

/** Stays until the page is reloaded, as specified. */
export function ListError({ error }: ErrorComponentProps) {
  const t = useTranslations('blog');
  const connection = connectionError[useLanguage()];
  const reason = error instanceof Error ? error.message : '';
  return (
    <div role="alert" className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h2">{t('loadError', { reason: reason || t('unknownError') })}</h1>
      {isConnectionError(error) && <p className="mt-4 max-w-text">{connection.text}</p>}
      <button
        type="button"
        data-awaits-script=""
        className="button-gold mt-8"
        onClick={() => location.reload()}
      >
        {t('tryAgain')}
      </button>
    </div>
  );
}

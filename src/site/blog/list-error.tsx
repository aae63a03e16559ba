import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** Stays until the page is loaded anew, as specified. */
export function ListError({ error }: ErrorComponentProps) {
  const t = useTranslations('blog');
  return (
    <div role="alert" className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h2">
        {t('loadError', { reason: error instanceof Error ? error.message : t('unknownError') })}
      </h1>
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

import { Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { connectionError } from '#content/connection-error.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { NotFoundPicture } from '#site/errors/not-found-picture.tsx';

/** Shown when there is no such post, and also when loading it failed, as specified. Without a connection it says so. */
export function PostNotFound({ data }: Pick<NotFoundRouteProps, 'data'>) {
  const t = useTranslations('blog');
  const ofConnection = connectionError[useLanguage()];
  // A worker may have the article, and has the list of those that can be read.
  useEffect(() => {
    if (data === 'unreachable' && navigator.serviceWorker?.controller) location.reload();
  }, [data]);
  return (
    <div className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">{t('notFoundTitle')}</h1>
      <p className="mt-5 text-ink-muted">{t('notFoundText')}</p>
      {data === 'unreachable' && (
        <p role="status" className="mt-3 max-w-text border-s-4 border-gold-strong ps-4">
          {ofConnection.text}
        </p>
      )}
      <Link to="/{-$prefix}/blog" className="button-gold mt-8">
        {t('backToBlog')}
      </Link>
      <NotFoundPicture />
    </div>
  );
}

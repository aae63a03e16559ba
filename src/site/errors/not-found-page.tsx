import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { NotFoundPicture } from './not-found-picture.tsx';

/** Shown for every unknown path. The specification wants its English words in every language. */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  return (
    <div className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">
        <bdi dir="ltr" lang="en">
          404 Page Not Found
        </bdi>
        {useLanguage() !== 'en' && (
          <span className="mt-3 block text-h2 text-ink-muted">{t('title')}</span>
        )}
      </h1>
      <p className="mt-5 max-w-text text-ink-muted">{t('text')}</p>
      <Link to="/{-$prefix}" className="button-gold mt-8">
        {t('home')}
      </Link>
      <NotFoundPicture />
    </div>
  );
}

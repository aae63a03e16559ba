import { useTranslations } from 'use-intl';
import { NotFoundPicture } from '#site/errors/not-found-picture.tsx';
import { PageMessages } from '../delivery/page-messages.tsx';

/** Shown for a link that has expired, was taken back, or never was. */
export function ReviewNotFound() {
  return (
    <PageMessages of="review">
      <Text />
    </PageMessages>
  );
}

function Text() {
  const t = useTranslations('review');
  return (
    <div className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">{t('goneTitle')}</h1>
      <p className="mt-5 max-w-text text-ink-muted">{t('goneText')}</p>
      <NotFoundPicture />
    </div>
  );
}

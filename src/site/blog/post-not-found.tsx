import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SteppedRidge } from '#site/faults/stepped-ridge.tsx';

export function PostNotFound() {
  const t = useTranslations('blog');
  return (
    <div className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">{t('notFoundTitle')}</h1>
      <p className="mt-5 text-ink-muted">{t('notFoundText')}</p>
      <Link to="/{-$prefix}/blog" className="button-gold mt-8">
        {t('backToBlog')}
      </Link>
      <SteppedRidge />
    </div>
  );
}

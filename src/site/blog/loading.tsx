import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/spinner.tsx';

/** Shown while posts are fetched. */
export function Loading() {
  return <Spinner text={useTranslations('blog')('loading')} className="min-h-[60dvh]" />;
}

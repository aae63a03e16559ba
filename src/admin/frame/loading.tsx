import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/spinner.tsx';

/** Shown while the stored session is checked. */
export function Loading() {
  return <Spinner text={useTranslations('adminFrame')('loading')} className="min-h-dvh" />;
}

/** The same before any text of the panel is there; its words are the specification's. */
export function LoadingBeforeScript() {
  return <Spinner text="Loading..." className="min-h-dvh" />;
}

import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/spinner.tsx';

/** The spinner while the stored session is checked. */
export function Loading() {
  return <Spinner text={useTranslations('adminShared')('loading')} className="min-h-dvh" />;
}

/** The spinner before the messages of the panel are loaded. The specification fixes its text. */
export function LoadingBeforeScript() {
  return <Spinner text="Loading..." className="min-h-dvh" />;
}

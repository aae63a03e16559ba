import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from './bilingual.tsx';

/** Says that a screen could not be loaded, and why, with a button to try again. */
export function LoadError(props: {
  /** What could not be loaded. */
  text: string;
  error: unknown;
  retry: () => void;
}) {
  const language = useLanguage();
  return (
    <div className="mt-4">
      <p role="alert" className="mb-4">
        {props.text} <Bilingual text={bilingualFailure(language, props.error, 'network')} />
      </p>
      <TryAgain onClick={props.retry} />
    </div>
  );
}

export function TryAgain(props: { onClick: () => void; className?: string }) {
  const t = useTranslations('adminShared');
  return (
    <button type="button" className={props.className ?? 'panel-button'} onClick={props.onClick}>
      {t('tryAgain')}
    </button>
  );
}

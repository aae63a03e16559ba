import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { ApiError } from '../api/client.ts';
import { Bilingual, bilingual } from '../shared/bilingual.tsx';

/** An error message for statistics that could not be loaded, with a button to retry. */
export function LoadError({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useTranslations('adminAnalytics');
  const wasReached = error instanceof ApiError && error.status !== undefined;
  const text = bilingual(useLanguage(), wasReached ? 'failure.analytics' : 'failure.network');
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-danger bg-surface-raised py-3 ps-4 pe-3 text-small"
    >
      <p className="font-medium text-danger">
        <Bilingual text={text} />
      </p>
      <button type="button" className="panel-button" onClick={() => retry()}>
        {t('tryAgain')}
      </button>
    </div>
  );
}

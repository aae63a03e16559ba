import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingual } from '../frame/bilingual.tsx';
import { ApiError } from '../session/api-client.ts';

/** Why there are no numbers, or no newer ones, and the way on. */
export function LoadFault({ error, retry }: { error: Error; retry: () => unknown }) {
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

import { useTranslations } from 'use-intl';
import { ApiError } from '../../api/client.ts';

/** Says that a post could not be loaded, or is no longer there. The banner shows the reason. */
export function OpenError({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useTranslations('adminPosts');
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <div className="mt-4 border-y border-line py-10">
      <p className="mb-4">{t(isGone ? 'edit.gone' : 'edit.loadError')}</p>
      {!isGone && (
        <button type="button" className="panel-button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  );
}

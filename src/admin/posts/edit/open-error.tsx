import { useTranslations } from 'use-intl';
import { ApiError } from '../../api/client.ts';
import { TryAgain } from '../../shared/load-error.tsx';

/** Says that a post could not be loaded, or is no longer there. The banner shows the reason. */
export function OpenError({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useTranslations('adminPosts');
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <div className="mt-4 border-y border-line py-10">
      <p className="mb-4">{t(isGone ? 'edit.gone' : 'edit.loadError')}</p>
      {!isGone && <TryAgain onClick={retry} />}
    </div>
  );
}

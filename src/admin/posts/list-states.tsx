import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBanner } from '../shared/banner.tsx';
import { TryAgain } from '../shared/load-error.tsx';

/** A message for a list that could not be loaded. The banner shows the reason. */
export function ListError({ retry }: { retry: () => Promise<{ isSuccess: boolean }> }) {
  const t = useTranslations('adminPosts');
  const banner = useBanner();
  const tryAgain = async () => {
    const { isSuccess } = await retry();
    if (isSuccess) banner.clear();
  };
  return (
    <ListState text={t('loadError')}>
      <TryAgain onClick={() => void tryAgain()} />
    </ListState>
  );
}

/** A message for a blog without posts. */
export function NoPosts() {
  const t = useTranslations('adminPosts');
  return (
    <ListState text={t('noPosts')}>
      <Link to="/admin/dashboard" search={{ tab: 'create' }} className="panel-button-primary">
        {t('writeFirst')}
      </Link>
    </ListState>
  );
}

/** A message for filters that no post matches. */
export function NoMatch({ clear }: { clear: () => void }) {
  const t = useTranslations('adminPosts');
  return (
    <ListState text={t('noMatch')}>
      <button type="button" className="panel-button" onClick={clear}>
        {t('clearFilters')}
      </button>
    </ListState>
  );
}

function ListState({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-4 border-y border-line py-10">
      <p role="status" className="mb-4 max-w-text">
        {text}
      </p>
      {children}
    </div>
  );
}

import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatPanelDate, formatPanelTime } from '../panel-dates.ts';

/** Says that the form shows restored changes, with a button that discards them. */
export function RestoredNotice({ savedAt, discard }: { savedAt: string; discard: () => void }) {
  const t = useTranslations('adminPosts.edit');
  const language = useLanguage();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-gold-strong bg-surface-raised py-1.5 ps-4 pe-2 text-small">
      <p role="status">
        {t('restored', {
          date: formatPanelDate(savedAt, language),
          time: formatPanelTime(savedAt, language),
        })}
      </p>
      <button type="button" className="panel-button" onClick={discard}>
        {t('discard')}
      </button>
    </div>
  );
}

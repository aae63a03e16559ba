import { useTranslations } from 'use-intl';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useBanner } from '../shared/banner.tsx';

/** Checks whether issues block publishing, and shows that in the banner. A text without a record is not checked. */
export function useBlockingCheck() {
  const t = useTranslations('adminTranslation');
  const panel = useLanguage();
  const banner = useBanner();
  return async (
    record: TranslationRecord | null,
    language: TranslationLanguage,
    message: 'publishBlocked' | 'saveBlocked',
  ): Promise<boolean> => {
    if (!record) return false;
    const { blockingIssues } = await import('./check-record.ts');
    const { length: count } = blockingIssues(record, language);
    if (count === 0) return false;
    const text = { main: { language: panel, text: t(message, { count }) }, second: undefined };
    banner.show({ kind: 'error', text });
    return true;
  };
}

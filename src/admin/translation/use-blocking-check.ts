import { useTranslations } from 'use-intl';
import type { TranslationRecord } from '#domain/translation-rules/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useNotices } from '../frame/notices.tsx';
import type { TranslationLanguage } from './translation-language.ts';

/** Whether findings keep a translation from being published; then it has said so. A text without a record is never kept. */
export function useBlockingCheck() {
  const t = useTranslations('adminTranslation');
  const panel = useLanguage();
  const notices = useNotices();
  return async (
    record: TranslationRecord | null,
    language: TranslationLanguage,
    message: 'publishBlocked' | 'saveBlocked',
  ): Promise<boolean> => {
    if (!record) return false;
    const { blockingFindings } = await import('./check-record.ts');
    const { length: count } = blockingFindings(record, language);
    if (count === 0) return false;
    const text = { main: { language: panel, text: t(message, { count }) }, second: undefined };
    notices.show({ kind: 'error', text });
    return true;
  };
}

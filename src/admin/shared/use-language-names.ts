import { useTranslations } from 'use-intl';
import { type Language, listSeparator } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/** Returns a function that lists languages in the language of the panel. */
export function useLanguageNames(): (languages: readonly Language[]) => string {
  const name = useTranslations('adminShared.languages');
  const panel = useLanguage();
  return (languages) => languages.map((one) => name(one)).join(listSeparator(panel));
}

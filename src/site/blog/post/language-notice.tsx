import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/** Names the language of a post that is shown under the prefix of another language, because it has no translation. */
export function LanguageNotice({ of }: { of: Language }) {
  const t = useTranslations('blog');
  if (of === useLanguage()) return null;
  return (
    <p className="mt-6 border-s-4 border-gold-strong bg-surface-sunken px-4 py-3 text-small">
      {t('otherLanguageNotice', { language: t(`inLanguage.${of}`) })}
    </p>
  );
}

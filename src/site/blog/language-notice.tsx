import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/** A post that isn't translated is still shown under another language's prefix, and says in which language it is. */
export function LanguageNotice({ of }: { of: Language }) {
  const t = useTranslations('blog');
  if (of === useLanguage()) return null;
  return (
    <p className="mt-6 border-s-4 border-gold-strong bg-surface-sunken px-4 py-3 text-small">
      {t('otherLanguageNotice', { language: t(`inLanguage.${of}`) })}
    </p>
  );
}

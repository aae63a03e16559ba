import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { useLanguageNames } from '../shared/use-language-names.ts';
import { isOutdated, type Translations } from './articles.ts';

/** Says which translations of an English post are outdated, or that a translation is. */
export function OutdatedBadge(props: { post: AdminPostSummary; translations: Translations }) {
  const { post, translations } = props;
  const t = useTranslations('adminPosts.outdated');
  const names = useLanguageNames();
  const outdated = languages.filter((language) => {
    const version = translations[language];
    return version && isOutdated(version, translations);
  });
  const text =
    post.language !== 'en'
      ? outdated.includes(post.language) && t('one')
      : outdated.length > 0 && t('others', { languages: names(outdated) });
  return text && <span className="border-s-4 border-gold-strong ps-2 font-bold">{text}</span>;
}

import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type Language, languages, localeConfig } from '#i18n/languages.ts';
import { openedState } from '../shared/panel-navigation.ts';
import { isOutdated, type Translations } from './group-translations.ts';

/** The languages of a post as links: an existing version opens for editing, a missing one opens a new form. */
export function TranslationBadges(props: { post: AdminPostSummary; translations: Translations }) {
  const { post, translations } = props;
  return (
    <div className="post-row-marks flex gap-1">
      {languages.map((language) => (
        <TranslationBadge
          key={language}
          post={post}
          language={language}
          translations={translations}
        />
      ))}
    </div>
  );
}

function TranslationBadge(props: {
  post: AdminPostSummary;
  language: Language;
  translations: Translations;
}) {
  const { post, language, translations } = props;
  const version = translations[language];
  const outdated = version && isOutdated(version, translations);
  const t = useTranslations('adminPosts');
  const state = !version ? 'missing' : version.published ? 'published' : 'draft';
  const label = [t(`translations.${state}`, { language }), outdated && t('outdated.one')]
    .filter(Boolean)
    .join('. ');
  return (
    <Link
      to="/admin/dashboard"
      search={version ? { tab: 'posts', edit: version.id } : { tab: 'create', translate: post.id }}
      {...(version && { state: openedState })}
      title={label}
      className={`translation-mark translation-mark-${state} ${outdated ? 'translation-mark-older' : ''}`}
    >
      <span lang={language} aria-hidden="true">
        {localeConfig[language].initials}
      </span>
      <span className="sr-only">{label}</span>
    </Link>
  );
}

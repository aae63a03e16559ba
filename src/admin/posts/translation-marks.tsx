import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type Language, languageFacts, languages } from '#i18n/languages.ts';
import type { Translations } from './translations.ts';

/** All languages of a post: a version that is there opens for editing, one that is missing opens a page to write it on. */
export function TranslationMarks(props: { post: AdminPostSummary; translations: Translations }) {
  const { post, translations } = props;
  return (
    <div className="post-row-marks flex gap-1">
      {languages.map((language) => (
        <Mark key={language} post={post} language={language} version={translations[language]} />
      ))}
    </div>
  );
}

function Mark(props: {
  post: AdminPostSummary;
  language: Language;
  version: AdminPostSummary | undefined;
}) {
  const { post, language, version } = props;
  const t = useTranslations('adminPosts');
  const state = !version ? 'missing' : version.published ? 'published' : 'draft';
  const label = t(`translations.${state}`, { language });
  return (
    <Link
      to="/admin/dashboard"
      search={version ? { tab: 'posts', edit: version.id } : { tab: 'create', translate: post.id }}
      title={label}
      className={`translation-mark translation-mark-${state}`}
    >
      <span lang={language} aria-hidden="true">
        {languageFacts[language].letters}
      </span>
      <span className="sr-only">{label}</span>
    </Link>
  );
}

import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';

/** The status of a post: a word and a lozenge, which is filled for a published post. */
export function StatusBadge({ published }: { published: boolean }) {
  const t = useTranslations('adminPosts');
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-bold ${published ? 'text-accent' : 'text-ink-muted'}`}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="shrink-0">
        <path
          d="M5 1h2v2h2v2h2v2H9v2H7v2H5V9H3V7H1V5h2V3h2z"
          fill={published ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1"
        />
      </svg>
      {t(published ? 'states.published' : 'states.draft')}
    </span>
  );
}

/** The language of a post, in the panel's language. */
export function LanguageBadge({ language }: { language: Language }) {
  const languageName = useTranslations('adminShared.languages');
  return (
    <span className="justify-self-start border border-line-strong px-1.5 leading-normal">
      {languageName(language)}
    </span>
  );
}

import { useTranslations } from 'use-intl';
import { type Language, localeConfig } from '#i18n/languages.ts';

/** The languages of a publication: their initials for the eye, their names for the ear. */
export function LanguageBadges({ posts }: { posts: readonly { language: Language }[] }) {
  const names = useTranslations('adminShared.languages');
  return (
    <span className="schedule-marks">
      {posts.map(({ language }) => (
        <span key={language} className="schedule-mark" title={names(language)}>
          <span lang={language} aria-hidden="true">
            {localeConfig[language].initials}
          </span>
          <span className="sr-only">{names(language)} </span>
        </span>
      ))}
    </span>
  );
}

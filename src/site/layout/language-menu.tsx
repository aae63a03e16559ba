import { useLocation, useMatches } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languages, localeConfig, nextLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';

/** All languages under their own names, as links to the same page, which work before any script has loaded. */
export function LanguageMenu() {
  const id = useId();
  const t = useTranslations('navigation');
  return (
    <>
      <button type="button" popoverTarget={id} className="bar-item">
        <Icon name="globe" />
        <span className="sr-only">{t('language')}</span>
        <span aria-hidden="true">{localeConfig[useLanguage()].initials}</span>
      </button>
      <div id={id} popover="auto" className="menu-popover menu-surface">
        <LanguageLinks />
      </div>
    </>
  );
}

export function LanguageLinks() {
  const current = useLanguage();
  const hrefIn = useSamePage();
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={hrefIn(language)}
            lang={language}
            hrefLang={language}
            data-keeps-place=""
            aria-current={language === current ? 'true' : undefined}
            className="menu-item"
          >
            {localeConfig[language].endonym}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One tap to the next language: en, ar, ckb, en. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const language = nextLanguage(useLanguage());
  const hrefIn = useSamePage();
  return (
    <a
      href={hrefIn(language)}
      lang={language}
      hrefLang={language}
      data-keeps-place=""
      className={`bar-item ${className}`}
    >
      {localeConfig[language].shortEndonym}
    </a>
  );
}

/**
 * The URL of this page in another language, with the same query. A page of another direction is a new document;
 * `scroll.ts` keeps the reader's place and section there. From a tag that the language does not have, the list.
 */
function useSamePage(): (language: Language) => string {
  const { pathname, searchStr } = useLocation();
  const versions = useMatches({
    select(matches) {
      const data = matches.at(-1)?.loaderData;
      return data && 'metadata' in data ? data.metadata.versions : undefined;
    },
  });
  return (language) =>
    versions?.every((version) => version.language !== language)
      ? pathInLanguage('/blog', language)
      : pathInLanguage(pathname, language) + searchStr;
}

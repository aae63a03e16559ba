import { useLocation, useMatches } from '@tanstack/react-router';
import { languages, localeConfig } from '#i18n/languages.ts';
import { languageOfPath } from '#i18n/paths.ts';

/**
 * Open Graph's tags for the other languages of a page, from its `hreflang` links. `pageHead` can't write them, because
 * the router writes only one tag of each name.
 */
export function LocaleAlternates() {
  const own = useLocation({ select: ({ pathname }) => languageOfPath(pathname) });
  const named = useMatches({
    select: (matches) =>
      matches.flatMap(({ links }) => links?.map((link) => link?.hrefLang) ?? []).join(' '),
  });
  return languages
    .filter((language) => language !== own && named.split(' ').includes(language))
    .map((language) => (
      <meta
        key={language}
        property="og:locale:alternate"
        content={localeConfig[language].openGraphLocale}
      />
    ));
}

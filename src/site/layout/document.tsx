import { HeadContent, Outlet, Scripts, useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Direction, directionOf, languages, localeConfig } from '#i18n/languages.ts';
import { languageOfPath, pathInLanguage } from '#i18n/paths.ts';
import { currentPage } from '#site/delivery/page-messages.tsx';
import { PageStyle } from '#site/delivery/page-style.tsx';
import { lightSurface } from '#theme.ts';
import latinFont from '#ui/fonts/schibsted-grotesk-latin.woff2';
import arabicFont from '#ui/fonts/vazirmatn-arabic.woff2';
import arabicLatinFont from '#ui/fonts/vazirmatn-latin.woff2';
import headScript from '../delivery/head.inline.ts?script';
import { InlineScript } from '../delivery/inline-script.tsx';
import themeMenuScript from '../delivery/theme-menu.inline.ts?script';

const fonts: Record<Direction, string[]> = {
  ltr: [latinFont],
  rtl: [arabicFont, arabicLatinFont],
};

/** The HTML document around every page, in the language of its path. */
export function Document() {
  return (
    <DocumentShell>
      <Outlet />
    </DocumentShell>
  );
}

export function DocumentShell({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation({ select: ({ pathname }) => pathname }));
  const direction = directionOf(language);
  const page = useMatches({ select: currentPage });
  return (
    // The script in the head has set an attribute here before React hydrates.
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={lightSurface} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pathInLanguage('/site.webmanifest', language)} />
        {fonts[direction].map((font) => (
          <link key={font} rel="preload" as="font" crossOrigin="" href={font} />
        ))}
        <InlineScript text={headScript} data-fonts={fonts[direction].join(' ')} data-page={page} />
        <PageStyle />
        <HeadContent />
        <LocaleAlternates />
      </head>
      <body className={direction === 'rtl' ? 'rtl' : undefined}>
        {children}
        {/* The panel. The site's layout has it in a script of its own. */}
        {!page && <InlineScript text={themeMenuScript} />}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Open Graph's tags for the other languages of a page, from its `hreflang` links. `pageHead` can't write them, because
 * the router writes only one tag of each name.
 */
function LocaleAlternates() {
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

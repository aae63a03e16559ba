import { company } from '#content/company.ts';
import { siteMessages } from '#content/messages/site.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { lightSurface } from '#theme.ts';

/** The data with which a phone adds the site to its home screen (https://www.w3.org/TR/appmanifest/). */
export function writeWebManifest(language: Language): string {
  const home = pathInLanguage('/', language);
  return JSON.stringify({
    id: home,
    name: company.name[language],
    short_name: company.name[language],
    description: siteMessages[language].hero.pageDescription,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    // A manifest has only one theme.
    background_color: lightSurface,
    theme_color: lightSurface,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].flatMap((size) => [
        icon('icon', size, 'any'),
        icon('maskable', size, 'maskable'),
      ]),
    ],
  });
}

/** Drawn by `media/render-icons.ts`. */
function icon(name: string, size: number, purpose: string) {
  return {
    src: `/icons/${name}-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  };
}

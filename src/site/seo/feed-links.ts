import { company } from '#content/company.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';

const feeds = [
  { name: 'RSS', type: 'application/rss+xml', path: '/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', path: '/atom.xml' },
  { name: 'JSON Feed', type: 'application/feed+json', path: '/feed.json' },
] as const;

/** The `alternate` links to the blog's feeds in a language. */
export function feedLinks(language: Language) {
  return feeds.map(({ name, type, path }) => ({
    rel: 'alternate',
    type,
    title: `${company.name[language]} (${name})`,
    href: pathInLanguage(path, language),
  }));
}

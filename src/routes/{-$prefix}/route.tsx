import { createFileRoute } from '@tanstack/react-router';
import { company } from '#content/company.ts';
import { feedFormats } from '#feed-formats.ts';
import { type Language, localeConfig } from '#i18n/languages.ts';
import { languageOfPrefix, pathInLanguage } from '#i18n/paths.ts';
import { currentPage, loadPageMessages } from '#site/delivery/page-messages.tsx';
import { loadStyle } from '#site/delivery/page-style.tsx';
import { SiteLayout } from '#site/layout/site-layout.tsx';

type Prefix = 'arabic' | 'kurdish' | undefined;

export const Route = createFileRoute('/{-$prefix}')({
  // Every page has the layout, so it must not be a separate file.
  codeSplitGroupings: [],
  params: {
    // A segment that is no language prefix belongs to the path. This route then matches without a prefix.
    parse: ({ prefix }): false | { prefix?: Prefix } => {
      const language = languageOfPrefix(prefix);
      return language !== null && { prefix: localeConfig[language].prefix ?? undefined };
    },
    stringify: ({ prefix }) => ({ prefix }),
  },
  beforeLoad: async ({ params, matches }) => {
    await loadStyle(currentPage(matches));
    return { language: languageOfPrefix(params.prefix) ?? 'en' };
  },
  staticData: { page: 'layout' },
  loader: async ({ context }) => {
    await loadPageMessages(context.language, 'layout');
  },
  head: ({ match, matches }) => ({
    // A reviewer comes for one text.
    links: currentPage(matches) === 'review' ? [] : feedLinks(match.context.language),
  }),
  component: SiteLayout,
});

/** The `alternate` links to the blog's feeds in a language. */
function feedLinks(language: Language) {
  return feedFormats.map(({ name, type, path }) => ({
    rel: 'alternate',
    type,
    title: `${company.name[language]} (${name})`,
    href: pathInLanguage(path, language),
  }));
}

import { createFileRoute } from '@tanstack/react-router';
import { languageFacts } from '#i18n/languages.ts';
import { languageOfPrefix } from '#i18n/paths.ts';
import { SiteFrame } from '#site/frame/site-frame.tsx';
import { loadPageTexts, shownKind } from '#site/page-texts.tsx';
import { feedLinks } from '#site/seo/feed-links.ts';
import { loadStyle } from '#site/styles/page-style.ts';

type Prefix = 'arabic' | 'kurdish' | undefined;

export const Route = createFileRoute('/{-$prefix}')({
  // Every page has the frame, so it is no file of its own.
  codeSplitGroupings: [],
  params: {
    // A segment that is no language's prefix belongs to the path: then this route matches without one.
    parse: ({ prefix }): false | { prefix?: Prefix } => {
      const language = languageOfPrefix(prefix);
      return language !== null && { prefix: languageFacts[language].prefix ?? undefined };
    },
    stringify: ({ prefix }) => ({ prefix }),
  },
  beforeLoad: async ({ params, matches }) => {
    await loadStyle(shownKind(matches));
    return { language: languageOfPrefix(params.prefix) ?? 'en' };
  },
  staticData: { texts: 'frame' },
  loader: async ({ context }) => {
    await loadPageTexts(context.language, 'frame');
  },
  head: ({ match }) => ({ links: feedLinks(match.context.language) }),
  component: SiteFrame,
});

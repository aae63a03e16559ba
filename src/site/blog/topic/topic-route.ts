import { notFound, redirect } from '@tanstack/react-router';
import type { TopicKind } from '#domain/topics/shared/topic-path.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { pageHead } from '#site/seo/page-head.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { loadTopic, type TopicPageData } from './load-topic.ts';

type LoaderArguments = { context: { language: Language }; params: { topic: string } };

type HeadArguments = {
  match: { context: HeadContext; status: string };
  loaderData?: TopicPageData | undefined;
};

/**
 * The options of the routes of tags and categories. A topic without a published post is not found. One that only other
 * languages have redirects to the list, since the language menu swaps the prefix alone.
 */
export function topicRoute<Kind extends TopicKind>(kind: Kind) {
  return {
    staticData: { page: kind },
    loader: async ({ context: { language }, params }: LoaderArguments) => {
      const loaded = await loadTopic(kind, params.topic, language);
      if (loaded === null) throw notFound();
      if (loaded === 'elsewhere')
        throw redirect({ href: pathInLanguage('/blog', language), statusCode: 307 });
      return loaded;
    },
    head: ({ match, loaderData }: HeadArguments) =>
      pageHead(
        match.context,
        loaderData?.metadata ?? {
          path: '/blog',
          title: match.status === 'notFound' ? '404 Page Not Found' : undefined,
          noIndex: true,
        },
      ),
  };
}

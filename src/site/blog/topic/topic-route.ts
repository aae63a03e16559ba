import { lazyRouteComponent } from '@tanstack/react-router';
import type { TopicKind } from '#domain/topics/index.ts';
import type { Language } from '#i18n/languages.ts';
import { pageHead } from '#site/seo/page-head.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { loadTopic, type TopicPageData } from './load-topic.ts';

type LoaderArguments = { context: { language: Language }; params: { topic: string } };

type HeadArguments = {
  match: { context: HeadContext; status: string };
  loaderData?: TopicPageData | undefined;
};

/** The options of the routes of tags and categories. */
export function topicRoute<Kind extends TopicKind>(kind: Kind) {
  return {
    staticData: { page: kind },
    loader: ({ context, params }: LoaderArguments) =>
      loadTopic(kind, params.topic, context.language),
    head: ({ match, loaderData }: HeadArguments) =>
      pageHead(
        match.context,
        loaderData?.metadata ?? {
          path: '/blog',
          title: match.status === 'notFound' ? '404 Page Not Found' : undefined,
          noIndex: true,
        },
      ),
    notFoundComponent: NotFoundPage,
  };
}

const NotFoundPage = lazyRouteComponent(
  () => import('#site/errors/not-found-page.tsx'),
  'NotFoundPage',
);

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTopic } from '#site/blog/topic/load-topic.ts';
import { HtmlContent } from '#site/delivery/server-html.tsx';
import { pageHead } from '#site/seo/page-head.ts';

/** The pages of tags, categories and series. One route: each would cost every page of the site its own script. */
export const Route = createFileRoute('/{-$prefix}/blog/$kind/$topic')({
  // The three share their style and their messages.
  staticData: { page: 'tag' },
  loader: ({ context, params }) => loadTopic(params.kind, params.topic, context.language),
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      loaderData?.metadata ?? {
        path: '/blog',
        title: match.status === 'notFound' ? '404 Page Not Found' : undefined,
        noIndex: true,
      },
    ),
  notFoundComponent: lazyRouteComponent(
    () => import('#site/errors/not-found-page.tsx'),
    'NotFoundPage',
  ),
  codeSplitGroupings: [['component']],
  component: TopicPage,
});

function TopicPage() {
  return <HtmlContent text={Route.useLoaderData().html} />;
}

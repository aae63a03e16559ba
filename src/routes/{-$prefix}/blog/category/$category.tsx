import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#site/blog/loading.tsx';
import { loadTopicPage } from '#site/blog/topic/load-topic.ts';
import { topicHead } from '#site/blog/topic/topic-head.ts';
import { CategoryPage } from '#site/blog/topic/topic-page.tsx';
import { NotFoundPage } from '#site/errors/not-found-page.tsx';

export const Route = createFileRoute('/{-$prefix}/blog/category/$category')({
  staticData: { page: 'category' },
  loader: ({ context, params }) => loadTopicPage('category', params.category, context.language),
  head: ({ match, loaderData }) =>
    topicHead(match.context, loaderData, match.status === 'notFound'),
  component: CategoryPage,
  pendingComponent: Loading,
  notFoundComponent: NotFoundPage,
});

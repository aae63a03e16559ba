import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#site/blog/loading.tsx';
import { loadTopicPage } from '#site/blog/topic/load-topic.ts';
import { topicHead } from '#site/blog/topic/topic-head.ts';
import { TagPage } from '#site/blog/topic/topic-page.tsx';
import { NotFoundPage } from '#site/errors/not-found-page.tsx';

export const Route = createFileRoute('/{-$prefix}/blog/tag/$tag')({
  staticData: { page: 'tag' },
  loader: ({ context, params }) => loadTopicPage('tag', params.tag, context.language),
  head: ({ match, loaderData }) =>
    topicHead(match.context, loaderData, match.status === 'notFound'),
  component: TagPage,
  pendingComponent: Loading,
  notFoundComponent: NotFoundPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { topicRoute } from '#site/blog/topic/topic-route.ts';
import { HtmlContent } from '#site/delivery/server-html.tsx';

export const Route = createFileRoute('/{-$prefix}/blog/category/$topic')({
  ...topicRoute('category'),
  // The page is HTML of the server. A file of its own would cost more than its component.
  codeSplitGroupings: [],
  component: CategoryPage,
});

function CategoryPage() {
  return <HtmlContent text={Route.useLoaderData().html} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { blogHead } from '#site/blog/blog-head.ts';
import { BlogListPage } from '#site/blog/blog-list-page.tsx';
import { ListError } from '#site/blog/list-error.tsx';
import { loadPostList } from '#site/blog/load-posts.ts';
import { Loading } from '#site/blog/loading.tsx';
import { parsePostFilter } from '#site/blog/post-filter.ts';

export const Route = createFileRoute('/{-$prefix}/blog/')({
  validateSearch: parsePostFilter,
  loader: ({ context }) => loadPostList(context.language),
  head: ({ match, loaderData }) => blogHead(match.context, loaderData),
  component: BlogListPage,
  pendingComponent: Loading,
  errorComponent: ListError,
});

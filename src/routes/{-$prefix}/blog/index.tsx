import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '#site/blog/blog-list-page.tsx';
import { ListError } from '#site/blog/list-error.tsx';
import { loadPostList } from '#site/blog/load-posts.ts';
import { Loading } from '#site/blog/loading.tsx';
import { parsePostFilter } from '#site/blog/post-filter.ts';
import { headFromMessages } from '#site/seo/static-page-head.ts';

export const Route = createFileRoute('/{-$prefix}/blog/')({
  validateSearch: parsePostFilter,
  loader: ({ context }) => loadPostList(context.language),
  head: ({ match, loaderData: posts }) =>
    headFromMessages(match.context, 'blog', posts && { page: 'blog', posts }),
  component: BlogListPage,
  pendingComponent: Loading,
  errorComponent: ListError,
});

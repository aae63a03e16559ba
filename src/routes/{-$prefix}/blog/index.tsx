import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '#site/blog/list/blog-list-page.tsx';
import { ListError } from '#site/blog/list/list-error.tsx';
import { loadPostList } from '#site/blog/load-posts.ts';
import { Loading } from '#site/blog/loading.tsx';
import { parsePostFilter } from '#site/blog/post-filter.ts';
import { headFromMessages } from '#site/seo/static-page-head.ts';

export const Route = createFileRoute('/{-$prefix}/blog/')({
  validateSearch: parsePostFilter,
  loader: ({ context, location }) => loadPostList(context.language, location.search),
  head: ({ match, loaderData: list }) =>
    headFromMessages(match.context, 'blog', list && { page: 'blog', posts: list.posts }),
  component: BlogListPage,
  pendingComponent: Loading,
  errorComponent: ListError,
});

import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { BlogListPage } from '#site/blog/blog-list-page.tsx';
import { ListError } from '#site/blog/list-error.tsx';
import { loadPostList } from '#site/blog/load-posts.ts';
import { Loading } from '#site/blog/loading.tsx';
import { parsePostFilter } from '#site/blog/post-filter.ts';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/{-$prefix}/blog/')({
  validateSearch: parsePostFilter,
  loader: ({ context }) => loadPostList(context.language),
  head: async ({ match }) => {
    const { blog } = await loadMessages(match.context.language, ['blog']);
    return pageHead(match.context, {
      path: '/blog',
      title: blog?.title,
      description: blog?.subtitle,
    });
  },
  component: BlogListPage,
  pendingComponent: Loading,
  errorComponent: ListError,
});

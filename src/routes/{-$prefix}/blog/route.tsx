import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadPageMessages, PageMessages } from '#site/delivery/page-messages.tsx';

/** Loads the blog's messages, so that its loading, error and not-found views have them too. */
export const Route = createFileRoute('/{-$prefix}/blog')({
  staticData: { page: 'blog' },
  loader: async ({ context }) => {
    await loadPageMessages(context.language, 'blog');
  },
  // A file of its own would cost more than this component.
  codeSplitGroupings: [],
  component: BlogLayout,
});

function BlogLayout() {
  return (
    <PageMessages of="blog">
      <Outlet />
    </PageMessages>
  );
}

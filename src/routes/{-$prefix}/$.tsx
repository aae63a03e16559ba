import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '#site/errors/not-found-page.tsx';
import { pageHead } from '#site/seo/page-head.ts';

/** Every path without another route: a 404 page inside the layout. */
export const Route = createFileRoute('/{-$prefix}/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) =>
    pageHead(match.context, {
      path: match.pathname,
      title: '404 Page Not Found',
      noIndex: true,
    }),
  notFoundComponent: NotFoundPage,
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '#site/faults/not-found-page.tsx';

/** Every path that no other route knows: answered 404 inside the site's frame. */
export const Route = createFileRoute('/{-$prefix}/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFoundPage,
});

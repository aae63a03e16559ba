import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadReview } from '#site/review/load-review.ts';
import { serverNotFound, serverPage } from '#site/review/server-page.ts';
import { pageHead } from '#site/seo/page-head.ts';

/** The page of a reviewer. It is rendered on the server alone, and React never loads there. */
export const Route = createFileRoute('/{-$prefix}/review/$token')({
  staticData: { page: 'review' },
  codeSplitGroupings: [],
  loader: async ({ context, params, location }) => {
    const review = await loadReview(params.token, context.language, { ...location.search });
    if ('lost' in review) throw notFound({ data: review.lost });
    if ('redirectTo' in review) throw redirect({ href: review.redirectTo, statusCode: 307 });
    return review;
  },
  // The preview of a private link, in a chat, names the site and nothing else.
  head: ({ match }) => pageHead(match.context, { path: '/', title: undefined, noIndex: true }),
  component: serverPage(),
  notFoundComponent: serverNotFound(),
});

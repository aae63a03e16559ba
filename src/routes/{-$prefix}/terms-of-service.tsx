import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#site/legal/legal-page.tsx';
import { loadLegalPage } from '#site/legal/load-legal-page.ts';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/{-$prefix}/terms-of-service')({
  loader: ({ context }) => loadLegalPage('terms', context.language),
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      path: '/terms-of-service',
      title: loaderData?.document.title,
      description: loaderData?.document.description,
    }),
  component: TermsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#site/legal/legal-page.tsx';
import { loadLegalPage } from '#site/legal/load-legal-page.ts';
import { staticPageHead } from '#site/seo/static-page-head.ts';

export const Route = createFileRoute('/{-$prefix}/terms-of-service')({
  staticData: { page: 'terms' },
  loader: ({ context }) => loadLegalPage('terms', context.language),
  head: ({ match, loaderData }) =>
    staticPageHead(
      match.context,
      'terms',
      loaderData,
      loaderData && { page: 'terms', updated: loaderData.updated },
    ),
  component: TermsPage,
});

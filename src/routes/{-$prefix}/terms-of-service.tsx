import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#site/legal/legal-head.ts';
import { TermsPage } from '#site/legal/legal-page.tsx';
import { loadLegalPage } from '#site/legal/load-legal-page.ts';

export const Route = createFileRoute('/{-$prefix}/terms-of-service')({
  staticData: { texts: 'legal' },
  loader: ({ context }) => loadLegalPage('terms', context.language),
  head: ({ match, loaderData }) => legalHead(match.context, 'terms', loaderData),
  component: TermsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#site/legal/legal-page.tsx';
import { loadLegalPage } from '#site/legal/load-legal-page.ts';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/{-$prefix}/privacy')({
  loader: ({ context }) => loadLegalPage('privacy', context.language),
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      path: '/privacy',
      title: loaderData?.document.title,
      description: loaderData?.document.description,
    }),
  component: PrivacyPage,
});

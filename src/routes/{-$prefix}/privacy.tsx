import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#site/legal/legal-page.tsx';
import { loadLegalPage } from '#site/legal/load-legal-page.ts';
import { staticPageHead } from '#site/seo/static-page-head.ts';

export const Route = createFileRoute('/{-$prefix}/privacy')({
  staticData: { page: 'privacy' },
  loader: ({ context }) => loadLegalPage('privacy', context.language),
  head: ({ match, loaderData }) =>
    staticPageHead(
      match.context,
      'privacy',
      loaderData,
      loaderData && { page: 'privacy', updated: loaderData.updated },
    ),
  component: PrivacyPage,
});

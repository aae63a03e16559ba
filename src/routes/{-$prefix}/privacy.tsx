import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#site/legal/legal-head.ts';
import { PrivacyPage } from '#site/legal/legal-page.tsx';
import { loadLegalPage } from '#site/legal/load-legal-page.ts';

export const Route = createFileRoute('/{-$prefix}/privacy')({
  staticData: { texts: 'legal' },
  loader: ({ context }) => loadLegalPage('privacy', context.language),
  head: ({ match, loaderData }) => legalHead(match.context, 'privacy', loaderData),
  component: PrivacyPage,
});

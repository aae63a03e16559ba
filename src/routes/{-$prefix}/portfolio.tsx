import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { portfolioHead } from '#site/portfolio/portfolio-head.ts';
import { PortfolioPage } from '#site/portfolio/portfolio-page.tsx';

export const Route = createFileRoute('/{-$prefix}/portfolio')({
  loader: ({ context }) => loadMessages(context.language, ['portfolio', 'contact']),
  head: ({ match, loaderData }) => portfolioHead(match.context, loaderData),
  component: PortfolioPage,
});

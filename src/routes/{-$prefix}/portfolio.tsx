import { createFileRoute } from '@tanstack/react-router';
import { loadPageTexts } from '#site/page-texts.tsx';
import { portfolioHead } from '#site/portfolio/portfolio-head.ts';
import { PortfolioPage } from '#site/portfolio/portfolio-page.tsx';

export const Route = createFileRoute('/{-$prefix}/portfolio')({
  staticData: { texts: 'portfolio' },
  loader: async ({ context }) => {
    await loadPageTexts(context.language, 'portfolio');
  },
  head: ({ match }) => portfolioHead(match.context),
  component: PortfolioPage,
});

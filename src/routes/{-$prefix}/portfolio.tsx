import { createFileRoute } from '@tanstack/react-router';
import { pageRoute } from '#site/page-route.ts';
import { PortfolioPage } from '#site/portfolio/portfolio-page.tsx';

export const Route = createFileRoute('/{-$prefix}/portfolio')({
  ...pageRoute('portfolio'),
  component: PortfolioPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { PortfolioPage } from '#site/portfolio/portfolio-page.tsx';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/{-$prefix}/portfolio')({
  loader: ({ context }) => loadMessages(context.language, ['portfolio', 'contact']),
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      path: '/portfolio',
      title: loaderData?.portfolio?.pageTitle,
      description: loaderData?.portfolio?.pageDescription,
    }),
  component: PortfolioPage,
});

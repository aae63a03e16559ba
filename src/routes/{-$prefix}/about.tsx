import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { AboutPage } from '#site/about/about-page.tsx';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/{-$prefix}/about')({
  loader: ({ context }) => loadMessages(context.language, ['about']),
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      path: '/about',
      title: loaderData?.about?.pageTitle,
      description: loaderData?.about?.pageDescription,
    }),
  component: AboutPage,
});

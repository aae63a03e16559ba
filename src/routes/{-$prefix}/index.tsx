import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { HomePage } from '#site/home/home-page.tsx';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/{-$prefix}/')({
  loader: ({ context }) => loadMessages(context.language, ['hero', 'contact']),
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      path: '/',
      title: loaderData?.hero?.pageTitle,
      description: loaderData?.hero?.pageDescription,
    }),
  component: HomePage,
});

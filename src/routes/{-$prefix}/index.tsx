import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { homeHead, homeSections } from '#site/home/home-head.ts';
import { HomePage } from '#site/home/home-page.tsx';

export const Route = createFileRoute('/{-$prefix}/')({
  loader: ({ context }) => loadMessages(context.language, homeSections),
  head: ({ match, loaderData }) => homeHead(match.context, loaderData),
  component: HomePage,
});

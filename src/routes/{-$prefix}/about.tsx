import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { aboutHead } from '#site/about/about-head.ts';
import { AboutPage } from '#site/about/about-page.tsx';

export const Route = createFileRoute('/{-$prefix}/about')({
  loader: ({ context }) => loadMessages(context.language, ['about']),
  head: ({ match, loaderData }) => aboutHead(match.context, loaderData),
  component: AboutPage,
});

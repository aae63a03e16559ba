import { createFileRoute } from '@tanstack/react-router';
import { homeHead } from '#site/home/home-head.ts';
import { HomePage } from '#site/home/home-page.tsx';
import { loadPageTexts } from '#site/page-texts.tsx';

export const Route = createFileRoute('/{-$prefix}/')({
  staticData: { texts: 'home' },
  loader: async ({ context }) => {
    await loadPageTexts(context.language, 'home');
  },
  head: ({ match }) => homeHead(match.context),
  component: HomePage,
});

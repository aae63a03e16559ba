import { createFileRoute } from '@tanstack/react-router';
import { aboutHead } from '#site/about/about-head.ts';
import { AboutPage } from '#site/about/about-page.tsx';
import { loadPageTexts } from '#site/page-texts.tsx';

export const Route = createFileRoute('/{-$prefix}/about')({
  staticData: { texts: 'about' },
  loader: async ({ context }) => {
    await loadPageTexts(context.language, 'about');
  },
  head: ({ match }) => aboutHead(match.context),
  component: AboutPage,
});

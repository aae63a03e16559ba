import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#site/about/about-page.tsx';
import { pageRoute } from '#site/page-route.ts';

export const Route = createFileRoute('/{-$prefix}/about')({
  ...pageRoute('about'),
  component: AboutPage,
});

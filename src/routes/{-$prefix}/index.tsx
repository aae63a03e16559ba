import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#site/home/home-page.tsx';
import { pageRoute } from '#site/page-route.ts';

export const Route = createFileRoute('/{-$prefix}/')({
  ...pageRoute('home'),
  component: HomePage,
});

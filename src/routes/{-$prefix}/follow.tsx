import { createFileRoute } from '@tanstack/react-router';
import { FollowPage } from '#site/follow/follow-page.tsx';
import { pageRoute } from '#site/page-route.ts';

export const Route = createFileRoute('/{-$prefix}/follow')({
  ...pageRoute('follow'),
  component: FollowPage,
});

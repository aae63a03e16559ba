import { getRouteApi, Outlet } from '@tanstack/react-router';
import { PageMessages } from '#i18n/messages.tsx';

const route = getRouteApi('/{-$prefix}/blog');

export function BlogFrame() {
  return (
    <PageMessages messages={route.useLoaderData()}>
      <Outlet />
    </PageMessages>
  );
}

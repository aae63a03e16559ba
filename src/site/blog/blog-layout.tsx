import { Outlet } from '@tanstack/react-router';
import { PageMessages } from '#site/delivery/page-messages.tsx';

export function BlogLayout() {
  return (
    <PageMessages of="blog">
      <Outlet />
    </PageMessages>
  );
}

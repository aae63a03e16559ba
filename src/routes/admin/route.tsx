import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#admin/admin-page.tsx';
import { LoadingBeforeScript } from '#admin/frame/loading.tsx';
import { panelSearch } from '#admin/frame/panel-tabs.ts';

export const Route = createFileRoute('/admin')({
  ssr: false,
  validateSearch: panelSearch,
  head: () => ({
    meta: [{ title: 'Blog administration' }, { name: 'robots', content: 'noindex, nofollow' }],
  }),
  pendingComponent: LoadingBeforeScript,
  component: AdminPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#admin/admin-page.tsx';
import { LoadingBeforeScript } from '#admin/frame/loading.tsx';
import { panelSearch } from '#admin/frame/panel-tabs.ts';
import { pageHead } from '#site/seo/page-head.ts';

export const Route = createFileRoute('/admin')({
  ssr: false,
  validateSearch: panelSearch,
  head: ({ match }) =>
    pageHead(
      { siteUrl: match.context.siteUrl, language: 'en' },
      { path: '/admin', title: 'Blog administration', noIndex: true },
    ),
  pendingComponent: LoadingBeforeScript,
  component: AdminPage,
});

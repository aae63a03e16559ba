import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#admin/app/admin-page.tsx';
import { LoadingBeforeScript } from '#admin/shared/loading.tsx';
import type { PanelSearch } from '#admin/shared/panel-search.ts';
import { pageHead } from '#site/seo/page-head.ts';

/** A phone's keyboard shrinks the page, so that elements at its end stay above the keyboard. */
const viewport = {
  name: 'viewport',
  content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content',
};

export const Route = createFileRoute('/admin')({
  ssr: false,
  // Every public page loads the routes, and the panel alone parses its parameters: `usePanelSearch`.
  validateSearch: (search: PanelSearch) => search,
  async head({ match }) {
    const { meta, ...head } = await pageHead(
      { siteUrl: match.context.siteUrl, language: 'en' },
      { path: '/admin', title: 'Blog administration', noIndex: true },
    );
    return { ...head, meta: [...meta, viewport] };
  },
  pendingComponent: LoadingBeforeScript,
  component: AdminPage,
});

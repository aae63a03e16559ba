import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { languageQueryRedirect } from '#i18n/paths.ts';
import { DocumentErrorPage } from '#site/errors/error-page.tsx';
import { Document } from '#site/layout/document.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad({ location }) {
    const target = languageQueryRedirect({
      pathname: location.pathname,
      search: location.searchStr,
    });
    const fragment = location.hash && `#${location.hash}`;
    if (target !== null) throw redirect({ href: target + fragment, replace: true });
  },
  component: Document,
  errorComponent: DocumentErrorPage,
});

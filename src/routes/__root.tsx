import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { languageQueryRedirect } from '#i18n/paths.ts';
import { DocumentFault } from '#site/faults/page-fault.tsx';
import { Document } from '#site/frame/document.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad({ location }) {
    const target = languageQueryRedirect({
      pathname: location.pathname,
      search: location.searchStr,
    });
    if (target !== null) throw redirect({ href: target, replace: true });
  },
  component: Document,
  errorComponent: DocumentFault,
});

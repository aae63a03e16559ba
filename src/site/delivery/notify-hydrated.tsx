import { Suspense, useEffect } from 'react';

/**
 * Dispatches the event `hydrated` when React has hydrated the page beside this component.
 *
 * React hydrates what is outside of Suspense boundaries first, and all boundaries together after that. The router puts
 * a page with a `pendingComponent` into a boundary, so this component has one too.
 */
export function NotifyHydrated() {
  return (
    <Suspense>
      <DispatchHydrated />
    </Suspense>
  );
}

function DispatchHydrated() {
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return null;
}

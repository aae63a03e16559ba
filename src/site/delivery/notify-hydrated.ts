import { useEffect } from 'react';

/**
 * Dispatches the event `hydrated` when React has hydrated the page around this component. The document's shell must not
 * use it: the router puts a Suspense boundary between the shell and the page, and React hydrates the page later.
 */
export function useNotifyHydrated(): void {
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
}

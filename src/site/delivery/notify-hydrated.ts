import { useEffect } from 'react';

/**
 * Says by the event `hydrated` that React has taken over the page around this component. Not in the document's shell: the
 * router puts a boundary between it and the page, which React takes over later.
 */
export function useNotifyHydrated(): void {
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
}

import { useEffect, useState } from 'react';

/** Restores the previous focus when a view is unmounted. The router restores the scroll position. */
export function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}

import { useEffect, useState } from 'react';

/** Returns the focus, when a view is unmounted, to where it was before. The router restores the scroll position. */
export function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}

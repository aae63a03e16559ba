import { useEffect, useState } from 'react';

/** Puts the focus and the page back, when a view closes, to where they were before it opened. */
export function useReturn(): void {
  const [before] = useState(() => ({ focused: document.activeElement, top: window.scrollY }));
  useEffect(
    () => () => {
      if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true });
      window.scrollTo({ top: before.top });
    },
    [before],
  );
}

import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Specified: after this, so that what stands above has its height. */
const delayMs = 100;

/**
 * Scrolls smoothly to the section that the address names, when the page is shown and whenever the fragment changes, and
 * moves the focus there, so that the next Tab goes on from it. On a page that came as HTML the browser has done both
 * before React was there, and the reader may be elsewhere by now.
 */
export function useHashScroll(): void {
  const { hash, state } = useLocation();
  const cameAsHtml = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history asks again for the same section
  useEffect(() => {
    const isDone = cameAsHtml.current;
    cameAsHtml.current = false;
    if (!hash || isDone) return;
    const timer = setTimeout(() => {
      const section = document.getElementById(hash);
      section?.scrollIntoView({ behavior: 'smooth' });
      section?.focus({ preventScroll: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [hash, state.key]);
}

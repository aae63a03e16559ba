import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Specified: after this, so that what stands above has its height. */
const delayMs = 100;

/**
 * Scrolls smoothly to the section that the address names, on load and whenever the fragment changes, and moves the focus
 * there, so that the next Tab goes on from it.
 */
export function useHashScroll(): void {
  const { hash, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history asks again for the same section
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const section = document.getElementById(hash);
      section?.scrollIntoView({ behavior: 'smooth' });
      section?.focus({ preventScroll: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [hash, state.key]);
}

import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { scrollToSection } from '#site/layout/scroll-to-section.ts';

/** Specified: a delay until the content above has its height. */
const delayMs = 100;

/**
 * Scrolls to the section that the URL's fragment names, whenever the fragment changes. For the first page,
 * `scroll.inline.ts` does this: when React comes, the reader may have scrolled elsewhere.
 */
export function HashScroll() {
  const { hash, state } = useLocation();
  const cameAsHtml = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history asks again for the same section
  useEffect(() => {
    const isDone = cameAsHtml.current;
    cameAsHtml.current = false;
    if (!hash || isDone) return;
    const timer = setTimeout(() => scrollToSection(hash), delayMs);
    return () => clearTimeout(timer);
  }, [hash, state.key]);
  return null;
}

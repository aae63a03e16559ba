import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Specified: after this, so that what stands above has its height. */
const delayMs = 100;

/**
 * Scrolls smoothly to the section that the address names, on load and whenever the fragment changes, and moves the focus
 * there, so that the next Tab goes on from it. On load a script of the page does so: when React comes, the reader may be
 * elsewhere.
 */
export function HashScroll() {
  const { hash, state } = useLocation();
  const [hasScript] = useState(!useHydrated());
  const cameAsHtml = useRef(hasScript);
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
  if (!hasScript) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same for every visitor
  return <script dangerouslySetInnerHTML={{ __html: scrollOnLoad }} />;
}

/** Not where the browser brings a reader back to where they were. */
const scrollOnLoad = `setTimeout(() => {
  if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return;
  const section = document.querySelector(':target');
  section?.scrollIntoView({ behavior: 'smooth' });
  section?.focus({ preventScroll: true });
}, ${delayMs})`;

import { useSyncExternalStore } from 'react';
import { savesData } from '#ui/saves-data.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether videos may be fetched and played: not where the visitor asks for less motion or saves data, and not before
 * the page itself has loaded, so that no video takes the line from a poster.
 */
export function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}

function mayMove(): boolean {
  return document.readyState === 'complete' && !savesData() && !matchMedia(lessMotion).matches;
}

function subscribe(onChange: () => void): () => void {
  const motion = matchMedia(lessMotion);
  motion.addEventListener('change', onChange);
  addEventListener('load', onChange);
  return () => {
    motion.removeEventListener('change', onChange);
    removeEventListener('load', onChange);
  };
}

import { useSyncExternalStore } from 'react';
import { prefersSaveData } from '#ui/prefers-save-data.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * - `not yet`: the page has not loaded, and a video would take bandwidth from the posters;
 * - `by itself`: videos may be fetched and played;
 * - `when asked`: the visitor asks for less motion or saves data, and starts videos by their button.
 */
export type Autoplay = 'not yet' | 'by itself' | 'when asked';

export function useCanAutoplay(): Autoplay {
  return useSyncExternalStore(subscribe, motion, () => 'not yet');
}

function motion(): Autoplay {
  if (document.readyState !== 'complete') return 'not yet';
  return prefersSaveData() || matchMedia(lessMotion).matches ? 'when asked' : 'by itself';
}

function subscribe(onChange: () => void): () => void {
  const wish = matchMedia(lessMotion);
  wish.addEventListener('change', onChange);
  addEventListener('load', onChange);
  return () => {
    wish.removeEventListener('change', onChange);
    removeEventListener('load', onChange);
  };
}

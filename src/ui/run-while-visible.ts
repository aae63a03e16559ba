/** Stops what a `start` function started. */
export type Stop = () => void;

/** Calls `start` when an element is on screen in a visible tab, and the `Stop` that it returned when it is not. */
export function runWhileVisible(element: Element, start: () => Stop): Stop {
  let isOnScreen = false;
  const update = toggle(() => isOnScreen && !document.hidden, start);
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    isOnScreen = false;
    update();
  };
}

/** Calls `start` when the visitor allows motion, and the `Stop` that it returned when they ask for less. */
export function runWhileMotionAllowed(start: () => Stop): Stop {
  const asksForLess = matchMedia('(prefers-reduced-motion: reduce)');
  let isWanted = true;
  const update = toggle(() => isWanted && !asksForLess.matches, start);
  asksForLess.addEventListener('change', update);
  update();
  return () => {
    asksForLess.removeEventListener('change', update);
    isWanted = false;
    update();
  };
}

/** Calls back after the theme of the document's root has changed. */
export function onThemeChange(callback: () => void): Stop {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Returns a function that starts or stops, so that the running state follows `shouldRun`. */
function toggle(shouldRun: () => boolean, start: () => Stop): () => void {
  let stop: Stop | null = null;
  return () => {
    if (shouldRun()) {
      stop ??= start();
    } else {
      stop?.();
      stop = null;
    }
  };
}

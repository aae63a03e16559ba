import { type RefObject, useEffect, useState } from 'react';

export type ViewportState = { isNear: boolean; isVisible: boolean };

/** How far from the screen a picture is near it: one picture's own height (`h-60`). */
const marginPx = 240;

/**
 * One observer tells both. The screen is widened by the height of a picture above and below: a picture is near when a
 * part of it lies inside, and touches the real screen just when all of it does. A little less than all, since browsers
 * round.
 */
const wholePicture = 0.98;

const listeners = new Map<Element, (nearness: ViewportState) => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element of a picture's height is near the screen, and whether it is on it. */
export function useNearViewport(element: RefObject<Element | null>): ViewportState {
  const [nearness, setNearness] = useState<ViewportState>({ isNear: false, isVisible: false });
  useEffect(() => {
    if (!element.current) return;
    return observeViewport(element.current, ({ isNear, isVisible }) =>
      // What has been fetched stays.
      setNearness((before) => ({ isNear: before.isNear || isNear, isVisible })),
    );
  }, [element]);
  return nearness;
}

function observeViewport(
  element: Element,
  listener: (nearness: ViewportState) => void,
): () => void {
  observer ??= new IntersectionObserver(tell, {
    rootMargin: `${marginPx}px 0px`,
    threshold: [0, wholePicture],
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    listeners.get(target)?.({
      isNear: isIntersecting,
      isVisible: intersectionRatio >= wholePicture,
    });
  }
}

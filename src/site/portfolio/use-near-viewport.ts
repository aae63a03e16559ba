import { type RefObject, useEffect, useState } from 'react';

export type ViewportState = { isNear: boolean; isVisible: boolean };

/** The distance from the screen at which a picture counts as near: the height of one picture (`h-60`). */
const marginPx = 240;

/**
 * One observer reports both states. Its root is the screen plus the height of one picture above and below. A picture is
 * near when a part of it is inside the root. When all of it is inside the root, it touches the real screen, so it is
 * visible. The threshold is a little below 1, because browsers round.
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
      // A picture that was near stays near, because it has been fetched.
      setNearness((before) => ({ isNear: before.isNear || isNear, isVisible })),
    );
  }, [element]);
  return nearness;
}

function observeViewport(
  element: Element,
  listener: (nearness: ViewportState) => void,
): () => void {
  observer ??= new IntersectionObserver(notify, {
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

function notify(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    listeners.get(target)?.({
      isNear: isIntersecting,
      isVisible: intersectionRatio >= wholePicture,
    });
  }
}

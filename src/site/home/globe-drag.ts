import type { Stop } from '#ui/run-while-visible.ts';
import { turnByDragging, turnPerKey } from './globe-rotation.ts';

type Holder = {
  hold: () => void;
  /** Turns sideways, in rad. */
  turnBy: (turn: number) => void;
  release: () => void;
};

/** Lets a pointer and the arrow keys turn something. A vertical touch still scrolls the page. */
export function enableDragging(element: HTMLElement, holder: Holder): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  let held: { pointerId: number; x: number } | null = null;

  const release = ({ pointerId }: PointerEvent) => {
    if (held?.pointerId !== pointerId) return;
    held = null;
    delete element.dataset.held;
    holder.release();
  };

  element.addEventListener(
    'pointerdown',
    ({ button, isPrimary, pointerId, clientX }) => {
      if (button !== 0 || !isPrimary) return;
      held = { pointerId, x: clientX };
      element.dataset.held = '';
      holder.hold();
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ pointerId, pointerType, clientX }) => {
      if (held?.pointerId !== pointerId) return;
      holder.turnBy(turnByDragging(clientX - held.x, pointerType));
      held.x = clientX;
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    element.addEventListener(type, release, { signal });
  }
  element.addEventListener(
    'keydown',
    (event) => {
      const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      holder.turnBy(direction * turnPerKey);
    },
    { signal },
  );
  return () => listening.abort();
}

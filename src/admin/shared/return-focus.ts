import { useRef } from 'react';
import { useHeadingFocus } from './screen-heading.tsx';

/**
 * Focuses what had the focus before a dialog opened.
 *
 * @param fallback focuses something else if that element is gone, such as an item of a menu that has closed
 */
export function returnFocus(previous: Element | null, fallback?: () => void): void {
  const isThere = previous instanceof HTMLElement && previous.checkVisibility();
  if (isThere && previous !== document.body) previous.focus({ preventScroll: true });
  else fallback?.();
}

/**
 * Props for the content of a Radix dialog that return the focus once it is closed: to what had it before, or, inside
 * the dashboard, to the heading of the screen if that is gone. Radix itself returns it only to a `Trigger`, which our
 * dialogs don't have.
 *
 * @param onClosed moves the focus instead
 */
export function useFocusReturn(onClosed?: () => void): {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const previous = useRef<Element | null>(null);
  const { request: focusHeading } = useHeadingFocus();
  return {
    onOpenAutoFocus() {
      previous.current = document.activeElement;
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      if (onClosed) onClosed();
      else returnFocus(previous.current, focusHeading);
    },
  };
}

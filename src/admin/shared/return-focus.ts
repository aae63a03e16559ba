/**
 * Focuses what had the focus before a dialog opened.
 *
 * @param fallback takes the focus if that element is gone, such as an item of a menu that has closed
 */
export function returnFocus(previous: Element | null, fallback: HTMLElement | null): void {
  const isThere = previous instanceof HTMLElement && previous.checkVisibility();
  if (isThere && previous !== document.body) previous.focus({ preventScroll: true });
  else fallback?.focus();
}

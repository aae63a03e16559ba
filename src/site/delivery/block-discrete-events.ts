/**
 * Each of these events makes React hydrate the whole page at once. On a slow phone the reader waits a quarter of a
 * second for that. (React names the events in `isDiscreteEventThatRequiresHydration`.)
 */
const discreteEvents = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup'],
  ...['compositionstart', 'compositionend', 'textInput', 'input', 'change'],
];

/**
 * Keeps these events from React until it has hydrated the page (the event `hydrated`), so that it hydrates in small
 * steps. No event is lost: the browser itself handles links, menus and fields, the script at the end of the page holds
 * taps that need React, and React reads typed text when it has hydrated.
 *
 * They end at the window, before the document, where React listens. A script of ours that handles one of them without
 * React listens at the window too, in the capture phase. It may load at any time, before or after this.
 */
export function blockDiscreteEvents(): void {
  const hydration = new AbortController();
  const options = { capture: true, passive: true, signal: hydration.signal };
  const stop = (event: Event) => event.stopPropagation();
  for (const type of discreteEvents) addEventListener(type, stop, options);
  addEventListener('hydrated', () => hydration.abort(), { once: true });
}

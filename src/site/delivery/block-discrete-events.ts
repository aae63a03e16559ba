/**
 * Any of these makes React take over the whole page in one go, and its reader wait for that: a quarter of a second on a
 * slow phone. (React names them in `isDiscreteEventThatRequiresHydration`.)
 */
const discreteEvents = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup'],
  ...['compositionstart', 'compositionend', 'textInput', 'input', 'change'],
];

/**
 * Keeps what a reader does from React until it has taken over the page (the event `hydrated`), so that it goes on bit by
 * bit. Nothing is lost: links, menus and fields are the browser's, the script at the end of the page holds taps that need React, and
 * a search that was typed is read when React is there.
 */
export function blockDiscreteEvents(): void {
  const hydration = new AbortController();
  const options = { capture: true, passive: true, signal: hydration.signal };
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of discreteEvents) addEventListener(type, stop, options);
  addEventListener('hydrated', () => hydration.abort(), { once: true });
}

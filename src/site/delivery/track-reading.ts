import { sendReaderEvent } from './send-reader-event.ts';

/**
 * Tells how far the text of a post was read, in quarters that were on screen, when its reader turns to something else:
 * another tab, another app, another page. Each time only if more was read than was told before.
 */
export function trackReading(): void {
  const text = document.querySelector('#post-text');
  const path = location.pathname;
  const tracking = new AbortController();
  let reached = 0;
  let told = 0;
  const look = ({ type }: Event) => {
    if (text?.isConnected) {
      const { top, height } = text.getBoundingClientRect();
      reached = Math.max(reached, Math.min(4, Math.floor((4 * (innerHeight - top)) / height)));
      if (type === 'scroll') return;
    } else tracking.abort();
    if (reached > told) sendReaderEvent(`read ${reached}`, path);
    told = reached;
  };
  // Browsers fire the second one also when a page is left. The controller is an object with the option `signal`.
  for (const type of ['scroll', 'visibilitychange']) addEventListener(type, look, tracking);
}

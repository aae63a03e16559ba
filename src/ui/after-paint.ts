/**
 * Runs a long task once the next frame is on the screen: what a key has changed is seen before it, and not after it.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

const zoomMs = 250;

/**
 * Animates a dialog out of a card, or into it. The dialog's picture starts at the card's picture. Only transform and
 * opacity change. For visitors who ask for less motion nothing is animated.
 */
export async function zoom(
  dialog: HTMLDialogElement,
  picture: Element,
  card: Element | null | undefined,
  direction: 'out of the card' | 'into the card',
): Promise<void> {
  if (!card || !dialog.open || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = card.getBoundingClientRect();
  const to = picture.getBoundingClientRect();
  const origin = dialog.getBoundingClientRect();
  // The card shows a part of the picture, as `object-cover object-top` cuts it.
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + (from.width - to.width * scale) / 2 - (to.x - origin.x) * scale - origin.x;
  const y = from.y - (to.y - origin.y) * scale - origin.y;
  const atCard = {
    transformOrigin: '0 0',
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    opacity: 0,
  };
  const nearCard = { opacity: 1, offset: 0.4 };
  const atRest = { transformOrigin: '0 0', transform: 'none', opacity: 1 };
  const isOpening = direction === 'out of the card';
  const animation = dialog.animate([atCard, nearCard, atRest], {
    duration: zoomMs,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    direction: isOpening ? 'normal' : 'reverse',
    fill: isOpening ? 'none' : 'forwards',
  });
  await animation.finished.catch(() => {});
}

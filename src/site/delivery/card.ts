/**
 * Makes a click on the words of a card (`.card-words` in a `.card`) a click on the card's link, with or without React.
 * The words lie above the link's area, so that they can be selected. A modifier key or the middle button opens a new
 * tab, as on the link. A click that makes or ends a selection does not follow the link.
 *
 * A title is itself a link, and browsers start no selection inside a link. So under a mouse, the title is no link
 * between press and release. The browser then drops what it prefetched for that press. Under a finger the title stays a
 * link, because a long press selects text in links too.
 */
export {};

let wasSelected = false;
let restoreLink = () => {};

function wordsOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('.card-words') : null;
}

function isSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}

function follow(event: MouseEvent): void {
  const words = wordsOf(event);
  if (!words) return;
  if (wasSelected || isSelected()) event.preventDefault();
  else if (!words.closest('a'))
    words.closest('.card')?.querySelector('a')?.dispatchEvent(new MouseEvent(event.type, event));
}

addEventListener(
  'pointerdown',
  (event) => {
    restoreLink();
    wasSelected = isSelected();
    const link = wordsOf(event)?.closest('a');
    const href = link?.getAttribute('href');
    if (!href || event.button !== 0 || event.pointerType !== 'mouse') return;
    link?.removeAttribute('href');
    restoreLink = () => {
      link?.setAttribute('href', href);
      restoreLink = () => {};
    };
  },
  true,
);
for (const type of ['pointerup', 'pointercancel'] as const)
  addEventListener(type, () => restoreLink(), true);
addEventListener('click', follow, true);
addEventListener('auxclick', follow, true);

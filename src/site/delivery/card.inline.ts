/**
 * Makes a click on the words of a card (`.card-words` in a `.card`) one on the card's link, with or without React: the
 * words lie above the link's area, so that they can be selected. The same keys and the same button open a new tab where
 * the link would. A click that makes or ends a selection follows no link.
 *
 * A title stays a link itself. Browsers start no selection in one, so under a mouse it is none between press and
 * release. The browser then forgets what it fetched ahead for that press; fingers, which select in links too, keep it.
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

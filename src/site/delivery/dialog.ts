/**
 * Completes what browsers do for dialogs and menus, with and without React:
 *
 * - The side sheet opens as a popover. Opened by its button's own command it would be modal, and Chromium computes the
 *   style of the whole page for that before it paints (docs/decisions/0079-the-side-sheet-is-painted-first.md).
 * - Where a scrollbar takes room, the page keeps its width behind a dialog (`data-scrollbar`, in base.css).
 * - The side sheet closes when a reader follows one of its links, also to a section of this page, and on Back.
 * - Tab stays inside an open dialog. Otherwise it would move on to the browser's own toolbars.
 * - A menu closes when the focus leaves it and its button, so that it never covers the focused element.
 */
export {};

const root = document.documentElement;
// The layout has it before this script.
const sheet = document.querySelector('.side-sheet') as HTMLDialogElement;
const openSelector = ':is([open], :popover-open)';

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[commandfor]')) {
      event.preventDefault();
      if (sheet.open) sheet.close();
      else if (sheet.togglePopover) sheet.togglePopover();
      else sheet.showModal();
    }
    // A press beside a modal sheet counts as one on it. A popover closes by itself.
    else if (target.closest('.side-sheet a') || (sheet.open && target === sheet)) closeSheet();
  },
  true,
);
addEventListener('popstate', closeSheet);

/** Ends the inertness first, so that a link to a section of the page can move the focus there. */
function closeSheet(): void {
  if (!sheet.matches(openSelector)) return;
  updatePage(false);
  sheet.close();
  sheet.hidePopover?.();
}

addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    // Not for menus: reading the width costs a layout.
    if (!(target instanceof HTMLDialogElement)) return;
    if (newState === 'open') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    // After the next frame: the style of the whole page is computed anew then.
    if (target === sheet) requestAnimationFrame(() => setTimeout(() => updatePage()));
  },
  true,
);

/** Makes the page inert or ends that. The button cannot take the focus on an inert page, so it gets it back here. */
function updatePage(isOpen = sheet.matches(openSelector)): void {
  const page = document.querySelectorAll<HTMLElement>('body > :not(dialog)');
  if (page[0]?.inert === isOpen) return;
  for (const element of page) element.inert = isOpen;
  if (!isOpen) document.querySelector<HTMLElement>('[commandfor]')?.focus();
}

addEventListener(
  'keydown',
  (event) => {
    const dialog = document.querySelector(`dialog${openSelector}`);
    if (event.key !== 'Tab' || !dialog) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a, button, input:checked')];
    if (event.shiftKey) stops.reverse();
    const { activeElement } = document;
    if (
      dialog.contains(activeElement) &&
      activeElement !== dialog &&
      activeElement !== stops.at(-1)
    )
      return;
    event.preventDefault();
    stops[0]?.focus();
  },
  true,
);
addEventListener('focusin', (event) => {
  const target = event.target as HTMLButtonElement;
  for (const menu of document.querySelectorAll<HTMLElement>('.menu-popover:is(:popover-open)'))
    if (!menu.contains(target) && target.popoverTargetElement !== menu) menu.hidePopover();
});

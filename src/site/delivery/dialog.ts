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
const sheet = document.querySelector<HTMLDialogElement>('.side-sheet');
const openDialog = ':is([open], :popover-open)';

addEventListener(
  'click',
  (event) => {
    const { target, clientX } = event;
    if (!sheet || !(target instanceof Element)) return;
    if (target.closest('[commandfor]')) {
      event.preventDefault();
      if (sheet.open) sheet.close();
      else if (sheet.togglePopover) sheet.togglePopover();
      else sheet.showModal();
    } else if (
      (sheet.contains(target) && target.closest('a')) ||
      (target === sheet && isBeside(sheet, clientX))
    )
      closeSheet();
  },
  true,
);
addEventListener('popstate', closeSheet);

function closeSheet(): void {
  sheet?.close();
  sheet?.hidePopover?.();
}

/** Reading the box costs a layout, so this is not called for each click on the page. */
function isBeside(element: Element, x: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return x < left || x > right;
}

addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (newState === 'open') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    if (!sheet || target !== sheet) return;
    // The button behind the sheet must be able to take the focus when it closes.
    makePageInert(false);
    requestAnimationFrame(() => setTimeout(() => makePageInert(sheet.matches(openDialog))));
  },
  true,
);

function makePageInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('body > :not(dialog)'))
    element.inert = isInert;
}

addEventListener(
  'keydown',
  (event) => {
    const dialog = document.querySelector(`dialog${openDialog}`);
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

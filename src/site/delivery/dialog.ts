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
import { scriptData } from './script-data.ts';

const sheet = document.querySelector<HTMLDialogElement>(`#${scriptData('sheet')}`);
const root = document.documentElement;
const knowsPopovers = 'popover' in root;
const openSelector = ':is([open], :popover-open)';

addEventListener(
  'click',
  (event) => {
    const { target, clientX } = event;
    if (!sheet || !(target instanceof Element)) return;
    if (target.closest('[commandfor]')) {
      event.preventDefault();
      if (isOpen(sheet)) closeSheet();
      else if (knowsPopovers) sheet.showPopover();
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

const isOpen = (dialog: Element) => dialog.matches(openSelector);

function closeSheet(): void {
  sheet?.close();
  if (knowsPopovers) sheet?.hidePopover();
}

/** Reading the box costs a layout, so this is not called for each click on the page. */
function isBeside(element: Element, x: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return x < left || x > right;
}

addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    if (newState === 'open') root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
    if (target !== sheet) return;
    // The button behind the sheet must be able to take the focus when it closes.
    if (newState === 'closed') makePageInert(false);
    else requestAnimationFrame(() => setTimeout(() => makePageInert(isOpen(sheet))));
  },
  true,
);

function makePageInert(isInert: boolean): void {
  for (const element of document.body.children)
    if (element instanceof HTMLElement && element !== sheet) element.inert = isInert;
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
addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  const opened = 'popoverTargetElement' in target ? target.popoverTargetElement : null;
  for (const menu of document.querySelectorAll<HTMLElement>('.menu-popover:is(:popover-open)'))
    if (!menu.contains(target) && opened !== menu) menu.hidePopover();
});

/**
 * Completes what browsers do for dialogs and menus, with and without React:
 *
 * - Tab stays inside an open dialog. Otherwise it would move on to the browser's own toolbars.
 * - Where a scrollbar takes room, the page keeps its width behind a dialog (`data-scrollbar`, in base.css).
 * - The side sheet closes when a reader follows one of its links, also to a section of this page, and on Back. Some
 *   browsers know neither `command` nor `closedby`; there, this script opens and closes the sheet.
 * - A menu closes when the focus leaves it and its button, so that it never covers the focused element.
 */
import { scriptData } from './script-data.ts';

const sheet = document.querySelector<HTMLDialogElement>(`#${scriptData('sheet')}`);
const root = document.documentElement;
const knowsCommands = 'command' in HTMLButtonElement.prototype;

addEventListener(
  'click',
  ({ target, clientX }) => {
    if (!sheet || !(target instanceof Element)) return;
    const button = target.closest('[commandfor]');
    if (button && !knowsCommands && !sheet.open) sheet.showModal();
    else if (
      (button && !knowsCommands) ||
      (sheet.contains(target) && target.closest('a')) ||
      (target === sheet && isBeside(sheet, clientX))
    )
      sheet.close();
  },
  true,
);

/** Reading the box costs a layout, so this is not called for each click on the page. */
function isBeside(element: Element, x: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return x < left || x > right;
}

addEventListener('popstate', () => sheet?.close());
addEventListener(
  'beforetoggle',
  ({ target }) => {
    if (target instanceof Element && target.matches('dialog:not([open])'))
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    const dialog = document.querySelector('dialog[open]');
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

/**
 * What browsers leave open, of dialogs and menus, before React and with it:
 *
 * - Tab goes round inside an open dialog, where it would go on into the browser's own bars.
 * - Where a scrollbar takes room, the page keeps its width behind a dialog (`data-scrollbar`, in base.css).
 * - The side sheet closes when one of its links is followed, also one to a section of this page, and when Back is
 *   pressed. It opens and closes by `command`, and closes by a press beside it (`closedby`), in browsers that do not know
 *   these, too.
 * - A menu closes when the focus leaves it and its button, so that it never lies over what has the focus.
 */
import { scriptData } from './script-data.ts';

const sheet = document.querySelector<HTMLDialogElement>(`#${scriptData('sheet')}`);
const root = document.documentElement;
const knowsCommands = 'command' in HTMLButtonElement.prototype;

addEventListener(
  'click',
  ({ target, clientX }) => {
    if (!sheet || !(target instanceof Element)) return;
    const { left, right } = sheet.getBoundingClientRect();
    const button = target.closest('[commandfor]');
    if (button && !knowsCommands && !sheet.open) sheet.showModal();
    else if (
      (button && !knowsCommands) ||
      (sheet.contains(target) && target.closest('a')) ||
      (target === sheet && (clientX < left || clientX > right))
    )
      sheet.close();
  },
  true,
);
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

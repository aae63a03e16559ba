import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';

/**
 * A button with a menu. The browser shows and closes it as a popover, and returns the focus to the button. The items
 * have the role `menuitem` or `menuitemradio`; they are rendered while the menu is open.
 */
export function PopoverMenu(props: {
  ref?: Ref<HTMLButtonElement>;
  /** The name of the button, where its content is only an icon. */
  label?: string;
  button: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={props.ref}
        type="button"
        id={`${id}button`}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={props.label}
        className="panel-icon-button"
      >
        {props.button}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}button`}
        className="menu-popover menu-surface panel-menu"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          // Only a closed menu loses its items: with them the browser would lose the focus that it returns.
          setOpen(newState === 'open');
          // The event comes after the menu is shown: an item may have been chosen meanwhile, and keeps the focus.
          if (newState === 'open' && !currentTarget.contains(document.activeElement))
            focusFirst(currentTarget);
        }}
        onKeyDown={handleKey}
        onPointerMove={({ target }) => {
          if (target instanceof HTMLElement) target.closest<HTMLElement>(items)?.focus();
        }}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {isOpen && props.children}
      </div>
    </>
  );
}

const items = '[role^=menuitem]';

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(items)];
}

function focusFirst(menu: HTMLElement): void {
  const [first] = itemsOf(menu);
  (menu.querySelector<HTMLElement>('[aria-checked=true]') ?? first)?.focus();
}

/** The keys of a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ (Escape is the browser's). */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: menu } = event;
  const all = itemsOf(menu);
  const index = target instanceof HTMLElement ? all.indexOf(target) : -1;
  const next = {
    ArrowDown: () => all[(index + 1) % all.length],
    ArrowUp: () => all.at(index < 1 ? -1 : index - 1),
    Home: () => all[0],
    End: () => all.at(-1),
  }[key];
  if (next) {
    event.preventDefault();
    next()?.focus();
  } else if (key === ' ' && target instanceof HTMLElement) {
    // A link has no click on the space bar of its own.
    event.preventDefault();
    target.click();
  } else if (key === 'Tab') menu.hidePopover();
  else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
    [...all.slice(index + 1), ...all.slice(0, index + 1)]
      .find((item) => startsWith(item, key))
      ?.focus();
}

function startsWith(item: HTMLElement, letter: string): boolean {
  return item.textContent.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
}

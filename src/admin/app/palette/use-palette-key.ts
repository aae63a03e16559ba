import { useEffect } from 'react';
import { isMacKeyboard } from '../../editor/shortcut-names.ts';

/** Calls `open` on Ctrl+K, or Command+K on a Mac, unless something else has handled the key or a dialog is open. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event) || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}

function isPaletteKey(event: KeyboardEvent): boolean {
  // On a Mac, Control+K deletes to the end of the line.
  const hasModifier = isMacKeyboard() ? event.metaKey : event.ctrlKey;
  if (!hasModifier || event.altKey || event.shiftKey) return false;
  // An Arabic or Kurdish keyboard writes another letter with the key.
  return event.key.toLowerCase() === 'k' || (event.key > '\u007f' && event.code === 'KeyK');
}

function isDialogOpen(): boolean {
  return (
    document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:popover-open') !== null
  );
}

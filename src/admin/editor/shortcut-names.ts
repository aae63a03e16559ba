import type { Shortcut } from './text-tools.ts';

/** A shortcut as people read it, `Ctrl+Shift+8` or `⇧⌘8`, and as `aria-keyshortcuts` takes it, `Control+Shift+8`. */
export function shortcutNames(shortcut: Shortcut, isMac: boolean): { shown: string; aria: string } {
  const keys = ((isMac && shortcut.mac) || shortcut.key).split('-');
  const key = keys.at(-1)?.toUpperCase() ?? '';
  const modifiers = isMac ? macModifiers : otherModifiers;
  const held = modifiers.filter(({ name }) => keys.slice(0, -1).includes(name));
  return {
    shown: isMac
      ? `${held.map(({ shown }) => shown).join('')}${key}`
      : [...held.map(({ shown }) => shown), key].join('+'),
    aria: [...held.map(({ aria }) => aria), key].join('+'),
  };
}

export function isMacKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** In the order in which each system writes them. */
const macModifiers = [
  { name: 'Alt', shown: '⌥', aria: 'Alt' },
  { name: 'Shift', shown: '⇧', aria: 'Shift' },
  { name: 'Mod', shown: '⌘', aria: 'Meta' },
];

const otherModifiers = [
  { name: 'Mod', shown: 'Ctrl', aria: 'Control' },
  { name: 'Alt', shown: 'Alt', aria: 'Alt' },
  { name: 'Shift', shown: 'Shift', aria: 'Shift' },
];

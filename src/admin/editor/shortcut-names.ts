import type { Shortcut } from './text-tools.ts';

/** Returns a shortcut as people read it, `Ctrl+Shift+8` or `⇧⌘8`, and for `aria-keyshortcuts`, `Control+Shift+8`. */
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

/** The modifiers in the order of each system. */
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

import { expect, test } from 'vitest';
import { shortcutNames } from './shortcut-names.ts';

test.each([
  [{ key: 'Mod-b' }, false, 'Ctrl+B', 'Control+B'],
  [{ key: 'Mod-b' }, true, '⌘B', 'Meta+B'],
  [{ key: 'Mod-Shift-8' }, false, 'Ctrl+Shift+8', 'Control+Shift+8'],
  [{ key: 'Mod-Shift-8' }, true, '⇧⌘8', 'Shift+Meta+8'],
  [{ key: 'Mod-Shift-2', mac: 'Mod-Alt-2' }, true, '⌥⌘2', 'Alt+Meta+2'],
  [{ key: 'Mod-Shift-2', mac: 'Mod-Alt-2' }, false, 'Ctrl+Shift+2', 'Control+Shift+2'],
])('%j, on macOS: %s', (shortcut, isMac, shown, aria) => {
  expect(shortcutNames(shortcut, isMac)).toEqual({ shown, aria });
});

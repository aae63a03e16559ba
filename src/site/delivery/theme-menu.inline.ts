/**
 * Handles the theme menu with or without React, and follows the system's theme if that is the choice. Its listeners run
 * before React's, because `blockDiscreteEvents` stops events while React hydrates. It also stores the language that was
 * read last. The panel's path names no language, so the panel stores its own.
 */
import { dark, readTheme, showTheme } from './theme.ts';

let choice = readTheme();

function store(name: 'theme' | 'language', value: string): void {
  try {
    localStorage[name] = value;
  } catch {}
}

function choose(theme: string): void {
  choice = theme;
  showTheme(choice);
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    input.checked = input.value === choice;
}

choose(choice);
dark.addEventListener('change', () => choose(choice));
addEventListener(
  'change',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    store('theme', target.value);
    choose(target.value);
  },
  true,
);
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'theme') choose(newValue ?? 'light');
});
if (!/^\/admin(\/|$)/.test(location.pathname)) store('language', document.documentElement.lang);

/**
 * Handles the theme menu with or without React, and follows the system's theme if that is the choice. Its listeners run
 * before React's, because `blockDiscreteEvents` stops events while React hydrates.
 */
import { defaultTheme } from '#theme.ts';
import { dark, readTheme, showTheme } from './theme.ts';

let choice = readTheme();

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
    choose(target.value);
    try {
      localStorage.theme = choice;
    } catch {}
  },
  true,
);
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'theme') choose(newValue ?? defaultTheme);
});

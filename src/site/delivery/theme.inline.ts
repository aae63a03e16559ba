/**
 * Runs before the first paint and needs nothing else. Sets the stored theme, or light, and follows the system's theme
 * if that is the choice. It handles the theme menu with or without React. Its listeners run before React's, because
 * `blockDiscreteEvents` stops events while React hydrates. It also sets the stored size of the text of articles, and
 * stores the language that was read last. The panel's path names no language, so the panel stores its own.
 */
export {};

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
let choice: string | null = null;

function store(name: 'theme' | 'language', value: string): void {
  try {
    localStorage[name] = value;
  } catch {}
}

function apply(): void {
  const isDark = choice === 'dark' || (choice === 'system' && dark.matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (colour) colour.content = isDark ? '#0c1f19' : '#fbf9f3';
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    input.checked = input.value === choice;
}

try {
  choice = localStorage.theme;
  root.dataset.textSize = localStorage.textSize ?? '';
} catch {}
if (choice !== 'dark' && choice !== 'system') choice = 'light';
apply();
dark.addEventListener('change', apply);
addEventListener(
  'change',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    choice = target.value;
    store('theme', choice);
    apply();
  },
  true,
);
addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'theme') return;
  choice = newValue ?? 'light';
  apply();
});
addEventListener('DOMContentLoaded', () => {
  apply();
  if (!/^\/admin(\/|$)/.test(location.pathname)) store('language', root.lang);
});

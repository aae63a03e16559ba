import { darkSurface, defaultTheme, lightSurface } from '#theme.ts';

const root = document.documentElement;

/** What the system prefers. */
export const dark = matchMedia('(prefers-color-scheme: dark)');

/** @returns the stored choice of a theme, or else the default */
export function readTheme(): string {
  try {
    return localStorage.theme || defaultTheme;
  } catch {
    return defaultTheme;
  }
}

/** Shows the theme of a choice. `system` is what the system prefers. */
export function showTheme(choice: string): void {
  const isDark = choice === 'dark' || (choice === 'system' && dark.matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (colour) colour.content = isDark ? darkSurface : lightSurface;
}

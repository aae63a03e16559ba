/** What a visitor chooses from. `system` is what the system prefers. */
export const themes = ['light', 'dark', 'system'] as const;

/** Of a visitor who has chosen none. */
export const defaultTheme = 'light';

/**
 * `--surface` of `ui/tokens.css` in each theme, for where no variable of CSS can be read: the bar of a browser, the web
 * manifest, pictures, pages without the site's style.
 */
export const lightSurface = '#fbf9f3';
export const darkSurface = '#0c1f19';

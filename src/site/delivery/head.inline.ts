/**
 * Runs before the first paint: shows the stored theme, sets the stored size of the text of articles, and preloads
 * fonts. All that can wait is in scripts at the end of the body, because the first paint waits for these bytes.
 */
import './preload-fonts.ts';
import { readTheme, showTheme } from './theme.ts';

showTheme(readTheme());
try {
  document.documentElement.dataset.textSize = localStorage.textSize ?? '';
} catch {}

/**
 * Runs before the first paint: shows the stored theme, sets the stored size of the text of articles, preloads fonts,
 * and keeps the browser from a jump to the URL's section where another scroll follows. All that can wait is in scripts
 * at the end of the body, because the first paint waits for these bytes.
 */
import { holdFragment } from './hold-fragment.ts';
import './preload-fonts.ts';
import { readTheme, showTheme } from './theme.ts';

showTheme(readTheme());
try {
  document.documentElement.dataset.textSize = localStorage.textSize ?? '';
} catch {}
holdFragment();

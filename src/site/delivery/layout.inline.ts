/**
 * What the layout of every page needs with and without React. One script, because the policy names each by its hash.
 */
import './scroll.ts';
import './card.ts';
import './dialog.ts';
import './theme-menu.inline.ts';
import './watch-late-fonts.ts';

// The language that was read last: its fonts need no download (preload-fonts.ts). The panel stores its own choice.
try {
  localStorage.language = document.documentElement.lang;
} catch {}

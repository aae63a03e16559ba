/**
 * What the layout of every page needs with and without React. One script, because the policy names each by its hash.
 */
import './card.ts';
import './dialog.ts';
import './theme-menu.inline.ts';

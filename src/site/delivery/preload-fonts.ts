/**
 * Preloads the page's fonts before the first paint if they can arrive in time. For fonts that are preloaded from the
 * head and have `font-display: optional`, Chromium delays the paint by up to 100 ms. On a first visit over a slow
 * connection that delay brings nothing: no text but code uses the fonts then (`header.css`), so that they don't compete
 * with the cover. The preloads at the end of the body (`post-process-html.ts`) fetch them, and `watch-late-fonts.ts`
 * notices those that came after the first paint. The stored language of the last visit says whether a visitor already
 * has the fonts.
 *
 * A connection counts as slow from an RTT of 150 ms. For an unknown network Chromium estimates 100 to 125 ms on Wi-Fi
 * and 175 ms on mobile data.
 */
import { scriptData } from './script-data.ts';

const fonts = (scriptData('fonts') ?? '').split(' ');
const { rtt = 0 } = navigator.connection ?? {};
let last: unknown;
try {
  last = localStorage.language;
} catch {}
if (rtt < 150 || last === document.documentElement.lang)
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, {
        rel: 'preload',
        as: 'font',
        crossOrigin: '',
        href,
      }),
    );
  }
// The panel waits for its fonts.
else if (!last && scriptData('page')) document.documentElement.dataset.fontsLater = '';

/**
 * Preloads the page's fonts before its first paint where they can be there in time. Chromium holds that paint back for
 * fonts with `font-display: optional` that are preloaded from the head, up to 100 ms: in vain for a first visitor on a
 * slow line. There the preloads at the end of the body (`post-process-html.ts`) bring them for the next page. The
 * language that was read last tells whether a visitor has them.
 *
 * A line is slow from 150 ms: of a Wi-Fi that Chromium does not know yet it guesses 100 to 125, of mobile data 175.
 */
import { scriptData } from './script-data.ts';

const { rtt = 0 } = navigator.connection ?? {};
let last: unknown;
try {
  last = localStorage.language;
} catch {}
if (rtt < 150 || last === document.documentElement.lang)
  for (const href of (scriptData('fonts') ?? '').split(' ')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
      }),
    );
  }

/**
 * Takes what a document's first paint does not need out of its head, as far as React puts it there, to the document's end:
 *
 * - Structured data: crawlers read it there just as well, and a browser's React makes none.
 * - Preloads of fonts, for which Chromium would hold the paint back. `font-preload-script.ts` puts them into the head where
 *   that is worth it. React looks for them in the whole document.
 *
 * @param html a whole document
 */
export function putFirstPaintFirst(html: string): string {
  const late = html.match(needlessAtFirst) ?? [];
  return html.replace(needlessAtFirst, '').replace('</body>', (end) => late.join('') + end);
}

const needlessAtFirst =
  /<link rel="preload" as="font"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

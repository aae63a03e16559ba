import { pathInLanguage } from '#i18n/paths.ts';
import { clientEntryScript } from './client-entry-script.ts';

/** Pages on which something moves by itself. The others are read, and ask for React only when a reader does more. */
const pagesThatMove = ['/', '/portfolio'];

/**
 * Public pages are read before React is there. TanStack Start writes a script tag for its client entry and a
 * `modulepreload` for each chunk, which compete with pictures and fonts; here both make way for one small script at the end
 * of the page that imports them later. In the head it would stand before the first words.
 *
 * @param html a whole document as TanStack Start renders it
 * @param path of the page
 * @throws where Start's tags are not as they are known
 */
export function deferClientEntry(html: string, path: string): string {
  const entries = addresses(html, entryTag);
  const preloads = addresses(html, preloadTag);
  const modules = new Set([...entries, ...preloads]);
  const when = pagesThatMove.includes(pathInLanguage(path, 'en')) ? 'idle' : 'intent';
  const script = `<script data-when="${when}" data-modules="${[...modules].join(' ')}">${clientEntryScript}</script>`;
  const late = html.replace(preloadTag, '').replace(entryTag, () => script);
  if (entries.length !== 1 || preloads.length === 0 || moduleTag.test(late))
    throw new Error(
      'TanStack Start writes its script tags in another way than deferClientEntry knows',
    );
  return late;
}

function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, address = '']) => address);
}

const entryTag = /<script type="module" async="" src="([^"]+)"><\/script>/g;
const preloadTag = /<link rel="modulepreload" href="([^"]+)" fetchPriority="low"\/>/g;
const moduleTag = /<script type="module"|<link rel="modulepreload"/;

import { pathInLanguage } from '#i18n/paths.ts';
import { clientEntryScript } from './client-entry-script.ts';

/** Pages on which something moves by itself. The others are read, and ask for React only when a reader does more. */
const pagesThatMove = ['/', '/portfolio'];

/**
 * Public pages are read before React is there. TanStack Start writes a script tag for its client entry and a
 * `modulepreload` for each chunk, which compete with pictures and fonts; here both make way for one small script in the
 * head that imports the entry later.
 *
 * @param html a whole document as TanStack Start renders it
 * @param path of the page
 * @throws where Start's tags are not as they are known
 */
export function deferClientEntry(html: string, path: string): string {
  const [entry, ...otherEntries] = addresses(html, entryTag);
  const preloads = addresses(html, preloadTag);
  const when = pagesThatMove.includes(pathInLanguage(path, 'en')) ? 'idle' : 'intent';
  const chunks = preloads.filter((address) => address !== entry).join(' ');
  const script = `<script data-when="${when}" data-entry="${entry}" data-chunks="${chunks}">${clientEntryScript}</script>`;
  let isPlaced = false;
  const late = html.replace(entryTag, '').replace(preloadTag, () => {
    if (isPlaced) return '';
    isPlaced = true;
    return script;
  });
  if (!entry || otherEntries.length > 0 || !isPlaced || moduleTag.test(late))
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

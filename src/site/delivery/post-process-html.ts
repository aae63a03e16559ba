import { pathInLanguage } from '#i18n/paths.ts';
import { pageAt } from '#pages.ts';
import type { InlineSources } from '#platform/http/content-security-policy.ts';
import clientEntryScript from './client-entry.inline.ts?script';

type Rendering = {
  /** Borne by the inline scripts and styles of this rendering, by which they are told from any that got in. */
  nonce: string;
  /** Of the request. */
  path: string;
  /** The panel's page is sent once, and hydrates at once. Its styles keep the nonce: its libraries read it there. */
  isPanel: boolean;
};

/**
 * Makes a page as it is sent from the document that TanStack Start renders, in one pass over its tags:
 *
 * - Takes the nonce off, since a page may be cached and sent many times, and returns which inline texts bore it. A script
 *   without it, such as one that got in through a post, is none of ours.
 * - Defers hydration: Start writes a script tag for its client entry and a `modulepreload` for each chunk, which compete with
 *   pictures and fonts. Both make way for one inline script at the end of the page, which loads them later.
 * - Moves what the first paint does not need from the head, where React puts it, to the end: structured data, which crawlers
 *   read there just as well, and preloads of fonts, for which Chromium would hold the paint back. `font-preload.inline.ts`
 *   preloads fonts from the head where that is worth it. React looks for both in the whole document.
 *
 * @param html a whole document
 * @throws where Start's tags are not as they are known, so that an update of Start is noticed
 */
export function postProcessHtml(
  html: string,
  { nonce, path, isPanel }: Rendering,
): InlineSources & { html: string } {
  const nonceAttribute = ` nonce="${nonce}"`;
  /** Where Start tells its script the nonce. */
  const nonceForScript = `<meta property="csp-nonce" content="${nonce}"/>`;
  const scripts: string[] = [];
  const styles: string[] = [];
  /** The client entry and the chunks that it imports, by their addresses. */
  const modules = new Set<string>();
  let entries = 0;
  const moved: string[] = [];

  function script(element: string, attributes: string, text: string): string {
    if (!isPanel && attributes.includes(' type="module"')) {
      modules.add(addressIn(element, entryTag));
      entries += 1;
      return '';
    }
    if (!isPanel && attributes.includes(' type="application/ld+json"')) {
      moved.push(element);
      return '';
    }
    if (!runsNothing.test(attributes)) scripts.push(text);
    return element;
  }

  function link(tag: string): string {
    if (isPanel) return tag;
    if (tag.startsWith('<link rel="modulepreload"')) {
      modules.add(addressIn(tag, preloadTag));
      return '';
    }
    if (!tag.startsWith('<link rel="preload" as="font"')) return tag;
    moved.push(tag);
    return '';
  }

  function end(tag: string): string {
    if (isPanel) return tag;
    if (entries !== 1 || modules.size < 2) throw unknownTags();
    const when = pageAt(pathInLanguage(path, 'en'))?.hydrate ?? 'interaction';
    scripts.push(clientEntryScript);
    const entry = `<script data-when="${when}" data-modules="${[...modules].join(' ')}">${clientEntryScript}</script>`;
    return entry + moved.join('') + tag;
  }

  const tags = new RegExp(
    [
      // With its text, so that nothing is looked for in it.
      `<(script|style)(?=[^<>]*${nonceAttribute})( [^<>]*)>(.*?)</\\1>`,
      '<link [^<>]*>',
      nonceForScript,
      `<\\w[^<>]*${nonceAttribute}[^<>]*>`,
      '</body>(?=\\s*</html>\\s*$)',
    ].join('|'),
    'gs',
  );
  const processed = html.replace(tags, (tag: string, name?: string, attributes = '', text = '') => {
    const withoutNonce = tag.replace(nonceAttribute, '');
    if (name === 'style') styles.push(text);
    if (name === 'style') return isPanel ? tag : withoutNonce;
    if (name === 'script') return script(withoutNonce, attributes, text);
    if (tag === nonceForScript) return '';
    if (tag.startsWith('<link')) return link(withoutNonce);
    return tag === '</body>' ? end(tag) : withoutNonce;
  });
  return { html: processed, scripts, styles };
}

const entryTag = /^<script type="module" async="" src="([^"]+)"><\/script>$/;
const preloadTag = /^<link rel="modulepreload" href="([^"]+)" fetchPriority="low"\/>$/;

/** Files, which need no hash, and data. Speculation rules do count as a script. */
const runsNothing = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** @throws for a tag of another form */
function addressIn(element: string, form: RegExp): string {
  const address = form.exec(element)?.[1];
  if (address === undefined) throw unknownTags();
  return address;
}

function unknownTags(): Error {
  return new Error(
    'TanStack Start writes its script tags in another way than postProcessHtml knows',
  );
}

import { pathInLanguage } from '#i18n/paths.ts';
import { pageAt } from '#pages.ts';
import type { InlineSources } from '#platform/http/content-security-policy.ts';
import clientEntryScript from './client-entry.inline.ts?script';

type Rendering = {
  /** The nonce of this rendering. Our inline scripts and styles have it, and injected ones don't. */
  nonce: string;
  /** The path of the request. */
  path: string;
  /**
   * The panel's page is sent once and hydrates at once. Its styles keep the nonce, because its libraries read it there.
   */
  isPanel: boolean;
  /** A page that has all it needs without React: none of its files are loaded. */
  isStatic?: boolean;
};

/**
 * Turns the document that TanStack Start renders into the page that is sent, in one pass over its tags:
 *
 * - Removes the nonce, since a page may be cached and sent many times, and returns the inline texts that had it. A
 *   script without the nonce, such as one that was injected through a post, is not ours.
 * - Defers hydration. Start writes a script tag for its client entry and a `modulepreload` for each chunk, which
 *   compete with pictures and fonts. One inline script at the end of the page replaces them and loads the files later.
 * - Removes the router's script for scroll positions, which `scroll.ts` replaces, and the one that only marks where the
 *   data ends.
 * - Moves what the first paint does not need from the head to the end: structured data, which crawlers read there too,
 *   and preloads of fonts, for which Chromium would delay the paint. `preload-fonts.ts` preloads fonts from the
 *   head where they can arrive in time. React finds both anywhere in the document.
 *
 * @param html a whole document
 * @throws if Start's tags have another form than expected, so that an update of Start is noticed
 */
export function postProcessHtml(
  html: string,
  { nonce, path, isPanel, isStatic = false }: Rendering,
): InlineSources & { html: string } {
  const nonceAttribute = ` nonce="${nonce}"`;
  /** The tag by which Start gives its script the nonce. */
  const nonceForScript = `<meta property="csp-nonce" content="${nonce}"/>`;
  const scripts: string[] = [];
  const styles: string[] = [];
  /** The URLs of the client entry and of the chunks that it imports. */
  const modules = new Set<string>();
  let entries = 0;
  const moved: string[] = [];

  function script(element: string, attributes: string, text: string): string {
    if (!isPanel && attributes.includes(' type="module"')) {
      modules.add(urlIn(element, entryTag));
      entries += 1;
      return '';
    }
    if (!isPanel && attributes.includes(' type="application/ld+json"')) {
      moved.push(element);
      return '';
    }
    const isData = hasData.test(attributes);
    if (!isPanel && !isData && needless.test(text)) return '';
    if (isStatic && isData) return '';
    if (!runsNothing.test(attributes)) scripts.push(text);
    return element;
  }

  function link(tag: string): string {
    if (isPanel) return tag;
    if (tag.startsWith('<link rel="modulepreload"')) {
      modules.add(urlIn(tag, preloadTag));
      return '';
    }
    if (!tag.startsWith('<link rel="preload" as="font"')) return tag;
    moved.push(tag);
    return '';
  }

  function end(tag: string): string {
    if (isPanel) return tag;
    if (entries !== 1 || modules.size < (isStatic ? 1 : 2)) throw unknownTags();
    if (isStatic) return moved.join('') + tag;
    const when = pageAt(pathInLanguage(path, 'en'))?.hydrate ?? 'interaction';
    scripts.push(clientEntryScript);
    styles.push(...globeStyles);
    const entry = `<script data-when="${when}" data-modules="${[...modules].join(' ')}">${clientEntryScript}</script>`;
    return entry + moved.join('') + tag;
  }

  const tags = new RegExp(
    [
      // The pattern includes the text, so that the pass skips what is inside.
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

/** Matches the script by which Start gives its data to React. */
const hasData = /data-tsr-stream-part/;

/** Matches the router's scripts that restore scroll positions and that mark the end of the data for its server. */
const needless = /tsr-scroll-restoration|\$tsr-stream-boundary/;

/**
 * The styles that the globe (npm cobe) inserts for its labels. Ours has no labels, so they are empty. React may show
 * the globe after a navigation, under the policy of the first page.
 */
const globeStyles = ['', ':root{}'];

const entryTag = /^<script type="module" async="" src="([^"]+)"><\/script>$/;
const preloadTag = /^<link rel="modulepreload" href="([^"]+)" fetchPriority="low"\/>$/;

/** Matches scripts that need no hash: files and data. Speculation rules do need one. */
const runsNothing = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** @throws if the tag has another form */
function urlIn(element: string, form: RegExp): string {
  const url = form.exec(element)?.[1];
  if (url === undefined) throw unknownTags();
  return url;
}

function unknownTags(): Error {
  return new Error(
    'TanStack Start writes its script tags in another way than postProcessHtml knows',
  );
}

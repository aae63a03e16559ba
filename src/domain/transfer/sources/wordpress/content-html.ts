import { listed } from '../tidy-values.ts';
import { type Library, noteOfShortcodes, replaceShortcodes } from './shortcodes.ts';

/** Elements around which WordPress writes no paragraphs. */
const blocks =
  'address|article|aside|audio|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';
const opensBlock = new RegExp(`<(?:${blocks})(?=[\\s/>])`, 'gi');
const closesBlock = new RegExp(`</(?:${blocks})>`, 'gi');
const startsWithBlock = new RegExp(`^</?(?:${blocks})(?=[\\s/>])`, 'i');

/**
 * The content of a post as HTML: with the paragraphs that WordPress makes of blank lines when it shows the post, and
 * with HTML for the shortcodes of captions, galleries, code and films. Content of blocks has its paragraphs.
 *
 * @returns with what is lost: shortcodes that stay as text, and blocks of which WordPress stores no text
 */
export function contentHtml(content: string, library: Library): { html: string; notes: string[] } {
  const text = tidyBlocks(replaceShortcodes(content.replace(/\r\n?/g, '\n'), library));
  const html = text.includes('<!-- wp:') ? text : withParagraphs(text);
  const emptyBlocks = new Set([...text.matchAll(emptyBlock)].map(([, name = '']) => name));
  const lost = emptyBlocks.size > 0 ? [`without the blocks ${listed([...emptyBlocks])}`] : [];
  return { html, notes: [...noteOfShortcodes(text), ...lost] };
}

/** A block that WordPress fills when it shows the post: `<!-- wp:latest-posts {"displayPostDate":true} /-->`. */
const emptyBlock = /<!-- wp:([a-z][\w/-]{0,80}) (?:\{[^>]{0,1000}\} )?\/-->/g;

/** Pictures that are backgrounds of covers, and the second link of a file, which says "Download". */
function tidyBlocks(html: string): string {
  return html
    .replace(
      /<(?:div|section) [^>]{0,2000}?background-image: ?url\((?:&quot;|["'])?([^)"']{1,1000}?)(?:&quot;|["'])?\)[^>]{0,2000}>/g,
      (whole, url: string) =>
        whole.includes('wp-block-cover') ? `${whole}<p><img src="${url}"></p>` : whole,
    )
    .replace(/<a [^>]{0,1000}\bwp-block-file__button\b[^>]{0,1000}>[^<]{0,200}<\/a>/g, '');
}

/** As WordPress's `wpautop`: blank lines end paragraphs, single line endings are breaks; not in `<pre>`. */
function withParagraphs(text: string): string {
  return splitAtPre(text)
    .map(({ isPre, part }) => (isPre ? part : paragraphs(part)))
    .join('\n');
}

function paragraphs(text: string): string {
  return text
    .replace(opensBlock, '\n\n$&')
    .replace(closesBlock, '$&\n\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk) =>
      startsWithBlock.test(chunk) || /^<!--[^>]*-->$/.test(chunk)
        ? chunk
        : `<p>${chunk.replaceAll('\n', '<br>\n')}</p>`,
    )
    .join('\n');
}

function splitAtPre(text: string): { isPre: boolean; part: string }[] {
  const parts: { isPre: boolean; part: string }[] = [];
  const lower = text.toLowerCase();
  let read = 0;
  while (read < text.length) {
    const start = lower.indexOf('<pre', read);
    const end = start === -1 ? -1 : lower.indexOf('</pre>', start);
    if (end === -1) break;
    parts.push({ isPre: false, part: text.slice(read, start) });
    read = end + '</pre>'.length;
    parts.push({ isPre: true, part: text.slice(start, read) });
  }
  return [...parts, { isPre: false, part: text.slice(read) }];
}

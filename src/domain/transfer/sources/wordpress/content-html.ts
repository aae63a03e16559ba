import { replaceEnclosed } from '../replace-enclosed.ts';

/** Elements around which WordPress writes no paragraphs. */
const blocks =
  'address|article|aside|audio|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';
const opensBlock = new RegExp(`<(?:${blocks})(?=[\\s/>])`, 'gi');
const closesBlock = new RegExp(`</(?:${blocks})>`, 'gi');
const startsWithBlock = new RegExp(`^</?(?:${blocks})(?=[\\s/>])`, 'i');

/** The URL of a picture by the number of its attachment. */
export type AttachmentUrl = (id: string) => string | undefined;

/**
 * The content of a post as HTML: with the paragraphs that WordPress makes of blank lines when it shows the post, and
 * with HTML for the shortcodes of captions, galleries, code and films. Content of blocks has its paragraphs.
 *
 * @returns with the number of shortcodes that stay as text, and the blocks of which WordPress stores no text
 */
export function contentHtml(
  content: string,
  attachmentUrl: AttachmentUrl,
): { html: string; shortcodes: number; emptyBlocks: string[] } {
  const text = replaceShortcodes(content.replace(/\r\n?/g, '\n'), attachmentUrl);
  const html = text.includes('<!-- wp:') ? text : withParagraphs(text);
  const rest = text.match(/\[\/[a-z][\w-]*\]|\[[a-z][\w-]* +[\w-]+="[^"\]\n]{0,500}"/g);
  const emptyBlocks = new Set([...text.matchAll(emptyBlock)].map(([, name = '']) => name));
  return { html, shortcodes: rest?.length ?? 0, emptyBlocks: [...emptyBlocks] };
}

/** A block that WordPress fills when it shows the post: `<!-- wp:latest-posts {"displayPostDate":true} /-->`. */
const emptyBlock = /<!-- wp:([a-z][\w/-]{0,80}) (?:\{[^>]{0,1000}\} )?\/-->/g;

const code = {
  open: /\[(?:sourcecode|code)([^\]\n]{0,300})\]/g,
  close: /\[\/(?:sourcecode|code)\]/g,
};
const caption = { open: /\[(?:wp_)?caption([^\]\n]{0,1000})\]/g, close: /\[\/(?:wp_)?caption\]/g };
const pictureAtStart = /^\s*(?:<a\s[^>]{0,1000}>\s*)?<img\s[^>]{0,2000}>(?:\s*<\/a>)?/;

function replaceShortcodes(text: string, attachmentUrl: AttachmentUrl): string {
  const withCode = replaceEnclosed(text, code, ([, attributes = ''], inside) => {
    const language = /(?:lang(?:uage)?)=["']?([\w+-]+)/.exec(attributes)?.[1];
    const name = language ? ` class="language-${language}"` : '';
    const escaped = inside.includes('&lt;') ? inside : inside.replaceAll('<', '&lt;');
    return `<pre><code${name}>${escaped.replace(/^\n/, '')}</code></pre>`;
  });
  return replaceEnclosed(withCode, caption, ([, attributes = ''], inside) => {
    const named = /caption="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const picture = pictureAtStart.exec(inside)?.[0] ?? '';
    const words = inside.slice(picture.length).trim() || named;
    return `<figure>${picture}${words && `<figcaption>${words}</figcaption>`}</figure>`;
  })
    .replace(
      /\[gallery [^\]\n]{0,500}?ids="([\d, ]{1,2000})"[^\]\n]{0,500}\]/g,
      (_whole, ids: string) =>
        ids
          .split(',')
          .flatMap((id) => attachmentUrl(id.trim()) ?? [])
          .map((url) => `<p><img src="${url.replaceAll('"', '%22')}"></p>`)
          .join('\n'),
    )
    .replace(/\[embed[^\]\n]{0,300}\]\s*(https?:\/\/[^\s[\]<>"]{1,1000})\s*\[\/embed\]/g, link)
    .replace(
      /\[(?:youtube|vimeo|dailymotion)[= ](https?:\/\/[^\s[\]<>"]{1,1000})[^\]\n]{0,300}\]/g,
      link,
    );
}

function link(_whole: string, url: string): string {
  return `<p><a href="${url}">${url}</a></p>`;
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

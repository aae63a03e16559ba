import { escapeHtml } from '#markdown/escape-html.ts';
import { replaceEnclosed } from '../replace-enclosed.ts';

/** A picture of the media library. The caption is HTML. */
export type Attachment = { url: string; alt: string; caption: string };

/** The pictures that a gallery can show, by their numbers. */
export type Library = {
  all: ReadonlyMap<string, Attachment>;
  /** The numbers of those that were uploaded to the post, in their order. */
  ofPost: readonly string[];
};

/** Of all galleries in a text. More stay shortcodes: a few characters could become millions. */
const maxPictures = 500;

const code = {
  open: /\[(?:sourcecode|code)([^\]\n]{0,300})\]/g,
  close: /\[\/(?:sourcecode|code)\]/g,
};
const caption = { open: /\[(?:wp_)?caption([^\]\n]{0,1000})\]/g, close: /\[\/(?:wp_)?caption\]/g };
const pictureAtStart = /^\s*(?:<a\s[^>]{0,1000}>\s*)?<img\s[^>]{0,2000}>(?:\s*<\/a>)?/;

/** Writes HTML for the shortcodes of captions, galleries, code, sounds and films; others stay. */
export function replaceShortcodes(text: string, library?: Library): string {
  let shown = 0;
  const showGallery = (whole: string, words: string): string => {
    if (!library || shown > maxPictures) return whole;
    const { pictures, missing } = galleryOf(words, library);
    shown += pictures.length;
    if (pictures.length === 0 || shown > maxPictures) return whole;
    const rest = missing.length > 0 ? [`<p>[gallery ids="${missing.join(',')}"]</p>`] : [];
    return [...pictures.map(figure), ...rest].join('\n');
  };
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
    .replace(/\[gallery\b([^\]\n]{0,3000})\]/g, showGallery)
    .replace(media, (whole, words: string) => {
      const url = /https?:\/\/[^\s"'[\]<>]{1,1000}/.exec(words)?.[0];
      return url === undefined ? whole : link(whole, url);
    })
    .replace(/\[embed[^\]\n]{0,300}\]\s*(https?:\/\/[^\s[\]<>"]{1,1000})\s*\[\/embed\]/g, link)
    .replace(
      /\[(?:youtube|vimeo|dailymotion)[= ](https?:\/\/[^\s[\]<>"]{1,1000})[^\]\n]{0,300}\]/g,
      link,
    );
}

/** `[audio https://…]`, `[video mp4="https://…"][/video]`, `[soundcloud url="https://…"]`. */
const media =
  /\[(?:audio|video|soundcloud|spotify|instagram|tweet)\b([^\]\n]{1,2000})\](?:\s*\[\/(?:audio|video)\])?/g;

/** The pictures that a gallery names, else those of its post; and the numbers that the export lacks. */
function galleryOf(words: string, { all, ofPost }: Library) {
  const numbers = (name: string) =>
    new RegExp(`\\b${name}=["']?([\\d, ]{1,2000})`).exec(words)?.[1]?.match(/\d+/g) ?? [];
  const named = [...numbers('ids'), ...numbers('include')];
  const excluded = new Set(numbers('exclude'));
  const ids = named.length > 0 ? named : ofPost.filter((id) => !excluded.has(id));
  return {
    pictures: ids.flatMap((id) => all.get(id) ?? []),
    missing: named.filter((id) => !all.has(id)),
  };
}

function figure({ url, alt, caption: words }: Attachment): string {
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
  return `<figure>${image}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function link(_whole: string, url: string): string {
  return `<p><a href="${url}">${url}</a></p>`;
}

/** `[/name]`, `[name key=…]`, and `[name]` alone in a line. */
const anyShortcode =
  /\[\/[a-z][\w-]*\]|\[[a-z][\w-]* +[\w-]+=(?:"[^"\]\n]{0,500}"|'[^'\]\n]{0,500}'|[\w-]{1,100})[^\]\n]{0,500}\]?|(?<=^|<p>)\[[a-z][\w-]*\](?=$|<\/p>)/gm;

/** Of a text whose known shortcodes are replaced. */
export function noteOfShortcodes(text: string): string[] {
  const count = text.match(anyShortcode)?.length ?? 0;
  return count > 0 ? [`${count} shortcodes stay as text: replace them in the panel`] : [];
}

/** A text for a description. */
export function withoutShortcodes(text: string): string {
  return text.replace(anyShortcode, '');
}

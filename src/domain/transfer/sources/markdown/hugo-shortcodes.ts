/** What Hugo embeds, by the name of its shortcode: https://gohugo.io/shortcodes. */
const embeds: Readonly<Record<string, (named: Arguments) => string | undefined>> = {
  youtube: ({ id, first }) => urlOf('https://www.youtube.com/watch?v=', id ?? first),
  vimeo: ({ id, first }) => urlOf('https://vimeo.com/', id ?? first),
  instagram: ({ id, first }) => urlOf('https://www.instagram.com/p/', id ?? first),
  tweet: ({ user, id }) => urlOf(`https://x.com/${user}/status/`, user && id),
  x: ({ user, id }) => urlOf(`https://x.com/${user}/status/`, user && id),
  gist: ({ first, second }) => urlOf(`https://gist.github.com/${first}/`, first && second),
};

type Arguments = Readonly<Record<string, string | undefined>>;

/** Shortcodes of Hugo that show a picture, embed something, or name another page, as Markdown. */
export function withLinks(text: string): string {
  return text
    .replace(/\{\{[<%] *(?:rel)?ref +"([^"\n]{1,500})" *[>%]\}\}/g, (_whole, path: string) =>
      pathOf(path),
    )
    .replace(
      /\{\{[<%] *([a-z]{1,20}) ([^>\n]{0,2000}?) *\/?[>%]\}\}/g,
      (whole, name: string, words: string) => {
        if (name === 'figure') return picture(words);
        const write = Object.hasOwn(embeds, name) ? embeds[name] : undefined;
        const url = write?.(argumentsOf(words));
        return url ? `<${url}>` : whole;
      },
    );
}

function urlOf(start: string, end: string | undefined): string | undefined {
  return end !== undefined && /^[\w-]{1,100}$/.test(end) ? start + end : undefined;
}

/** `id="w7Ft2ymGmfc"`, or the words by their place. */
function argumentsOf(words: string): Arguments {
  const named = [...words.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value]) => [
    name,
    value,
  ]);
  const [first, second] = words.replace(/[a-z]+="[^"]*"/g, '').match(/[^\s"]+/g) ?? [];
  return { ...Object.fromEntries(named), first, second };
}

/** The path of a page whose file is named. */
function pathOf(file: string): string {
  const [path = '', anchor] = file.split('#', 2);
  const page = path.replace(/\.(?:md|markdown)$/i, '').replace(/(?:^|\/)_?index$/, '');
  return `${page}${anchor === undefined ? '' : `#${anchor}`}`;
}

function picture(attributes: string): string {
  const attribute = (name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
      .exec(attributes)
      ?.slice(1)
      .find(Boolean) ?? '';
  const url = attribute('src');
  const caption = attribute('caption');
  const alt = (attribute('alt') || caption || attribute('title')).replace(/([\\[\]])/g, '\\$1');
  const title = caption && ` "${caption.replace(/(["\\])/g, '\\$1')}"`;
  return url === '' ? '' : `![${alt}](${/[\s()]/.test(url) ? `<${url}>` : url}${title})`;
}

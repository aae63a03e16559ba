import { type MarkdownNode, parseMarkdown } from './parse-markdown.ts';

/** A picture in a Markdown text: `![alt](url)` or `![alt][label]`. */
type Picture = {
  from: number;
  to: number;
  alt: string;
  /** The text of a link, where a picture can't become a link. */
  isInLink: boolean;
  /** Null for a picture with a label. */
  url: Range | null;
  label: string | null;
};

type Range = { from: number; to: number };

/** A place in the text and what stands there instead. */
type Change = Range & { insert: string };

/**
 * The URLs of the pictures in a Markdown text, each once. Text beyond `markdownLimits` has none.
 *
 * @param markdown as `renderMarkdown` gets it
 */
export function picturesOfMarkdown(markdown: string): string[] {
  const { pictures, definitions } = readPictures(markdown);
  return [
    ...new Set(
      pictures.flatMap((picture) => {
        const range = rangeOf(picture, definitions);
        return range ? [urlAt(markdown, range)] : [];
      }),
    ),
  ];
}

/**
 * Gives pictures other URLs.
 *
 * @param replacements a new URL for each of {@link picturesOfMarkdown}; null makes a plain link of the picture; a URL
 * without an entry stays
 */
export function replacePictures(
  markdown: string,
  replacements: ReadonlyMap<string, string | null>,
): string {
  const { pictures, definitions } = readPictures(markdown);
  const changes = new Map<number, Change>();
  for (const picture of pictures) {
    const range = rangeOf(picture, definitions);
    const replacement = range && replacements.get(urlAt(markdown, range));
    if (!range || replacement === undefined) continue;
    if (replacement !== null) changes.set(range.from, { ...range, insert: replacement });
    else
      for (const change of linkInstead(markdown, picture, range)) changes.set(change.from, change);
  }
  return applyChanges(markdown, [...changes.values()]);
}

function readPictures(markdown: string) {
  const pictures: Picture[] = [];
  const definitions = new Map<string, Range>();
  parseMarkdown(markdown)
    .topNode.cursor()
    .iterate(({ node }) => {
      if (node.name === 'Image') pictures.push(readPicture(markdown, node));
      if (node.name === 'LinkReference') {
        const url = node.getChild('URL');
        const label = node.getChild('LinkLabel');
        const key = label && keyOf(markdown.slice(label.from, label.to));
        if (url && key && !definitions.has(key))
          definitions.set(key, { from: url.from, to: url.to });
      }
    });
  return { pictures, definitions };
}

function readPicture(markdown: string, node: MarkdownNode): Picture {
  const [open, close] = node.getChildren('LinkMark');
  const url = node.getChild('URL');
  const label = node.getChild('LinkLabel');
  const alt = open && close ? markdown.slice(open.to, close.from) : '';
  const named = label && label.to - label.from > 2 ? markdown.slice(label.from, label.to) : alt;
  return {
    from: node.from,
    to: node.to,
    alt,
    isInLink: node.parent?.name === 'Link',
    url: url && { from: url.from, to: url.to },
    label: url ? null : keyOf(named),
  };
}

/** CommonMark compares labels without case, and any space as one. */
function keyOf(label: string): string {
  return label
    .replace(/^\[|\]$/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function rangeOf({ url, label }: Picture, definitions: ReadonlyMap<string, Range>): Range | null {
  return url ?? (label === null ? null : (definitions.get(label) ?? null));
}

function urlAt(markdown: string, { from, to }: Range): string {
  return markdown
    .slice(from, to)
    .replace(/^<|>$/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&amp;', '&');
}

/** Without its `!`, a picture is a link. It needs a text. */
function linkInstead(markdown: string, picture: Picture, range: Range): Change[] {
  const { from, to, alt, isInLink } = picture;
  const text = alt.trim() === '' ? fileNameOf(urlAt(markdown, range)) : alt;
  if (isInLink) return [{ from, to, insert: text }];
  const start = { from, to: from + 1, insert: '' };
  return alt.trim() === ''
    ? [start, { from: from + 2, to: from + 2 + alt.length, insert: text }]
    : [start];
}

function fileNameOf(url: string): string {
  const name = url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? url;
  return name.replace(/([\\[\]`*_<])/g, '\\$1');
}

function applyChanges(text: string, changes: readonly Change[]): string {
  let result = '';
  let read = 0;
  for (const { from, to, insert } of changes.toSorted((one, other) => one.from - other.from)) {
    // Inside of a picture that is replaced whole.
    if (from < read) continue;
    result += text.slice(read, from) + insert;
    read = to;
  }
  return result + text.slice(read);
}

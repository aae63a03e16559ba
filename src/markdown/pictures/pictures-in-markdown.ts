import type { MarkdownNode } from '../parse-markdown.ts';
import {
  normalLabel,
  parseWithReferences,
  referenceLabel,
} from '../segments/parse-with-references.ts';

/** A picture in a Markdown text. */
export type MarkdownPicture = {
  url: string;
  /** The alternative text, without the escapes of Markdown. */
  alt: string;
  /** Where the alternative text stands in the Markdown. */
  altFrom: number;
  altTo: number;
};

/** The pictures of a Markdown text, in their order. Within `markdownLimits`; in code there are none. */
export function picturesInMarkdown(markdown: string): MarkdownPicture[] {
  const { tree, labels } = parseWithReferences(markdown);
  const urls = new Map<string, string>();
  const images: MarkdownNode[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'Image') images.push(node);
      const label = name === 'LinkReference' ? node.getChild('LinkLabel') : null;
      if (!label) return;
      const key = normalLabel(markdown.slice(label.from + 1, label.to - 1));
      // The first definition of a label wins.
      if (!urls.has(key)) urls.set(key, urlOf(node, markdown));
    },
  });
  return images.flatMap((node) => {
    const [open, close] = node.getChildren('LinkMark');
    if (!open || !close) return [];
    const label = referenceLabel(node, markdown);
    if (label !== null && !labels.has(normalLabel(label))) return [];
    const url = label === null ? urlOf(node, markdown) : (urls.get(normalLabel(label)) ?? '');
    const source = markdown.slice(open.to, close.from);
    return [{ url, alt: withoutEscapes(source), altFrom: open.to, altTo: close.from }];
  });
}

/**
 * Gives pictures another alternative text.
 *
 * @param choose returns the new text, or null for a picture that stays as it is
 */
export function describePictures(
  markdown: string,
  choose: (picture: MarkdownPicture) => string | null,
): string {
  let described = '';
  let read = 0;
  for (const picture of picturesInMarkdown(markdown)) {
    const alt = choose(picture);
    // A picture inside the alternative text of another one is gone with it.
    if (alt === null || picture.altFrom < read) continue;
    described += markdown.slice(read, picture.altFrom) + escapePictureText(alt);
    read = picture.altTo;
  }
  return described + markdown.slice(read);
}

/** A text as Markdown for between the brackets of a picture, or for its caption: in one line. */
export function escapePictureText(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\`<&*"]/g, '\\$&');
}

function urlOf(node: MarkdownNode, markdown: string): string {
  const url = node.getChild('URL');
  return url ? markdown.slice(url.from, url.to) : '';
}

function withoutEscapes(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

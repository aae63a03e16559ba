import type { MarkdownIt, Token } from 'markdown-it';

/**
 * A picture that is alone in its paragraph or figure links to its file, so that readers can see it large. A picture
 * without alternative text and caption is decoration, and a link needs a name.
 */
export function linkedPictures(renderer: MarkdownIt): void {
  renderer.core.ruler.after('picture-captions', 'linked-pictures', ({ tokens, Token }) => {
    for (const [index, { children }] of tokens.entries()) {
      const [picture, ...others] = children ?? [];
      if (tokens[index - 1]?.type !== 'paragraph_open') continue;
      if (!children || picture?.type !== 'image' || others.length > 0) continue;
      const caption = tokens[index + 1]?.type === 'figcaption_open' ? tokens[index + 2] : undefined;
      const alt = altOf(picture);
      if (alt === '' && !caption) continue;
      const open = new Token('link_open', 'a', 1);
      open.attrs = [
        ['class', 'picture'],
        ['href', String(picture.attrGet('src') ?? '')],
        ...(alt === '' ? [['aria-label', caption?.content ?? ''] satisfies [string, string]] : []),
      ];
      children.splice(0, 1, open, picture, new Token('link_close', 'a', -1));
    }
  });
}

/** The words of the alternative text, without its Markdown. */
function altOf({ children, content }: Token): string {
  return (children?.map((part) => part.content).join('') ?? content).trim();
}

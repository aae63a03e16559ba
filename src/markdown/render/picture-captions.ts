import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/**
 * A picture that is alone in its paragraph and has a title, `![alt](url "title")`, becomes a figure with a caption. The
 * caption is plain text, in the direction of the text around it.
 */
export function pictureCaptions(renderer: MarkdownIt): void {
  renderer.core.ruler.after('inline', 'picture-captions', (state) => {
    const tokens: Token[] = [];
    for (const [index, token] of state.tokens.entries()) {
      tokens.push(token);
      const [before, after] = [state.tokens[index - 1], state.tokens[index + 1]];
      const caption = before?.type === 'paragraph_open' ? takeCaption(token) : null;
      if (caption === null || !before || !after) continue;
      for (const paragraph of [before, after]) {
        paragraph.tag = 'figure';
        // The paragraphs of tight lists are hidden.
        paragraph.hidden = false;
      }
      tokens.push(...captionTokens(state, caption));
    }
    state.tokens = tokens;
  });
}

/** @returns null for everything but the content of a paragraph with a captioned picture alone */
function takeCaption({ children }: Token): string | null {
  const [picture, ...others] = children ?? [];
  if (picture?.type !== 'image' || others.length > 0) return null;
  const title = String(picture.attrGet('title') ?? '').trim();
  if (title === '') return null;
  picture.attrs = picture.attrs?.filter(([name]) => name !== 'title') ?? null;
  return title;
}

function captionTokens(state: StateCore, caption: string): Token[] {
  const text = new state.Token('text', '', 0);
  text.content = caption;
  const content = new state.Token('inline', '', 0);
  content.content = caption;
  content.children = [text];
  return [
    new state.Token('figcaption_open', 'figcaption', 1),
    content,
    new state.Token('figcaption_close', 'figcaption', -1),
  ];
}

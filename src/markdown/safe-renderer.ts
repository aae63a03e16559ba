import createMarkdownIt, { type MarkdownIt } from 'markdown-it';

/** HTML in a text comes out as text, and so do links with `javascript:`, `vbscript:`, `file:` and `data:` addresses. */
export function createSafeRenderer(
  highlight?: (code: string, language: string) => string,
): MarkdownIt {
  const renderer = createMarkdownIt({
    html: false,
    linkify: false,
    ...(highlight && { highlight }),
  });
  const { validateLink } = renderer;
  // markdown-it itself lets pictures through as `data:`.
  renderer.validateLink = (address) => validateLink(address) && !/^\s*data:/i.test(address);
  renderer.renderer.rules.code_inline = (tokens, index) =>
    `<code dir="ltr">${renderer.utils.escapeHtml(tokens[index]?.content ?? '')}</code>`;
  return renderer;
}

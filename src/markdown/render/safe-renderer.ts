import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { autolinks } from './autolinks.ts';
import { footnotes } from './footnotes.ts';
import { limitParsing } from './limit-parsing.ts';
import { pictureCaptions } from './picture-captions.ts';

/** HTML stays text, and so do links with `javascript:`, `vbscript:`, `file:` and `data:` URLs. */
export function createSafeRenderer(): MarkdownIt {
  const renderer = createMarkdownIt({ html: false })
    .use(limitParsing)
    .use(autolinks)
    .use(footnotes)
    .use(pictureCaptions);
  const { validateLink } = renderer;
  // markdown-it itself allows pictures as `data:`.
  renderer.validateLink = (url) => validateLink(url) && !/^\s*data:/i.test(url);
  renderer.renderer.rules.code_inline = (tokens, index) =>
    `<code dir="ltr">${renderer.utils.escapeHtml(tokens[index]?.content ?? '')}</code>`;
  return renderer;
}

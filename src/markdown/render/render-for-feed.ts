import type { MarkdownIt, Token } from 'markdown-it';
import { directionOf } from '#i18n/languages.ts';
import { isolateLeftToRightRuns } from './isolate-left-to-right-runs.ts';
import { createSafeRenderer } from './safe-renderer.ts';

/**
 * Renders Markdown as HTML for feed readers: without classes, and with absolute URLs.
 *
 * @param pageUrl absolute URL of the post
 */
export function renderForFeed(markdown: string, language: string, pageUrl: string): string {
  const renderer = directionOf(language) === 'rtl' ? rightToLeft : leftToRight;
  return renderer.render(markdown, { pageUrl, language });
}

const leftToRight = createRenderer();
const rightToLeft = createRenderer().use(isolateLeftToRightRuns);

function createRenderer(): MarkdownIt {
  const renderer = createSafeRenderer().use(absoluteUrls);
  const { rules } = renderer.renderer;
  rules.fence = rules.code_block = (tokens, index) =>
    `<pre dir="ltr"><code>${renderer.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
  // Without the alignment, which would be a `style` attribute.
  rules.th_open = () => '<th>';
  rules.td_open = () => '<td>';
  return renderer;
}

function absoluteUrls(renderer: MarkdownIt): void {
  renderer.core.ruler.push('absolute-urls', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      for (const name of ['href', 'src']) makeAbsolute(token, name, String(env?.pageUrl));
  });
}

function makeAbsolute(token: Token, attribute: string, pageUrl: string): void {
  const url = token.attrGet(attribute);
  const absolute = url === null ? null : URL.parse(String(url), pageUrl);
  if (absolute) token.attrSet(attribute, absolute.href);
}

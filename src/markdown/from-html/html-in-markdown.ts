import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { limitParsing } from '../render/limit-parsing.ts';
import { taskLists } from '../render/task-lists.ts';
import { articleToMarkdown } from './html-to-markdown.ts';
import type { OmittedElements, UrlRules } from './tidy-html.ts';

/** Elements of HTML. A word in angle brackets that is none, such as `<name>`, is text of the author. */
const elements = new Set(
  'a abbr acronym address article aside audio b bdi bdo big blockquote body br button caption center cite code col colgroup dd del details dfn div dl dt em embed figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr html i iframe img input ins kbd label li main map mark nav noscript object ol option p param picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead time tr tt u ul var video wbr'.split(
    ' ',
  ),
);

/**
 * Converts the HTML in a Markdown text to Markdown. As in kramdown, Markdown goes on in the line after the end of a
 * block of HTML.
 *
 * @returns a text without HTML as it is; `html` shows the text as its author meant it
 * @throws {TooMuchHtml} past `pasteLimits`
 */
export function convertHtmlInMarkdown(
  markdown: string,
  urls: UrlRules,
): { markdown: string; html: string; omitted: OmittedElements } {
  const tokens = renderer.parse(separateBlocks(markdown), {});
  const html = renderer.renderer.render(tokens, renderer.options, {});
  return hasElements(tokens)
    ? { html, ...articleToMarkdown(html, urls) }
    : { markdown, html, omitted: { pictures: 0 } };
}

function hasElements(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, content, children }) =>
    /^html_/.test(type) ? isElement(content) : hasElements(children ?? []),
  );
}

/** @param tag the tag and what follows it */
function isElement(tag: string): boolean {
  const name = /^\s*<\/?([a-z][a-z\d]*)(?=[\s/>])/i.exec(tag)?.[1] ?? '';
  return elements.has(name.toLowerCase());
}

/** A line that ends a block of HTML: all of one, or the last tag. */
const endOfBlock =
  /^(?:<(h[1-6]|p|div|iframe|blockquote|pre|table|ul|ol)(?:\s[^>]*)?>.*<\/\1>|<\/(?:blockquote|div|dl|figure|ol|pre|table|ul)>)[ \t]*$/;

/** Adds a blank line between HTML and the text in the next line; not in code. */
function separateBlocks(markdown: string): string {
  const lines = markdown.split('\n');
  let fence = '';
  return lines
    .flatMap((line, index) => {
      const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1] ?? '';
      if (fence === '') fence = mark;
      else if (mark === fence) fence = '';
      const isFollowed = /^[^\s<]/.test(lines[index + 1] ?? '');
      return fence === '' && isFollowed && endOfBlock.test(line) ? [line, ''] : [line];
    })
    .join('\n');
}

const renderer = createRenderer();

function createRenderer(): MarkdownIt {
  const created = createMarkdownIt({ html: true }).use(limitParsing).use(taskLists);
  // The URLs of the author stay as they are.
  created.normalizeLink = (url) => url;
  const { escapeHtml } = created.utils;
  const { rules } = created.renderer;
  const write = (html: string) =>
    isElement(html) || /^\s*<!--/.test(html) ? html : escapeHtml(html);
  rules.html_inline = (tokens, index) => write(tokens[index]?.content ?? '');
  rules.html_block = (tokens, index) => write(tokens[index]?.content ?? '');
  rules.image = (tokens, index, options, environment) => {
    const token = tokens[index];
    const words = token?.children ?? [];
    const attributes = [
      ['src', token?.attrGet('src')],
      ['alt', created.renderer.renderInlineAsText(words, options, environment)],
      ['data-caption', token?.attrGet('title')],
    ].flatMap(([name, value]) => (value ? [`${name}="${escapeHtml(String(value))}"`] : []));
    return `<img ${attributes.join(' ')}>`;
  };
  return created;
}

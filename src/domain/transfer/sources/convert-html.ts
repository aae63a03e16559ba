import type { Nodes } from 'hast';
import { defaultDescription, defaultSeo } from '#domain/posts/shared/post-defaults.ts';
import { convertHtmlInMarkdown } from '#markdown/from-html/html-in-markdown.ts';
import { articleToMarkdown } from '#markdown/from-html/html-to-markdown.ts';
import { raised } from '#markdown/from-html/raised-characters.ts';
import { createBudget, readHtml, TooMuchHtml } from '#markdown/from-html/read-html.ts';
import type { OmittedElements } from '#markdown/from-html/tidy-html.ts';
import { TransferError } from '../transfer-error.ts';

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i;

/**
 * Makes Markdown of an article's HTML. A picture that links to itself in full size becomes that picture.
 *
 * @param base of relative URLs; without it they stay relative
 * @param isPageOfPicture whether a URL shows a picture and nothing else, on a page that this site does not have
 * @throws {TransferError} if the HTML is too large
 */
export function convertHtml(
  html: string,
  base?: URL,
  isPageOfPicture: (url: string) => boolean = () => false,
): { content: string; notes: string[] } {
  const absolute = (url: string) => {
    const trimmed = url.trim();
    if (!isSafeUrl(trimmed)) return null;
    return base && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
  };
  const link = (url: string) => {
    const trimmed = url.trim();
    if (trimmed.startsWith('#')) return trimmed;
    const target = absolute(trimmed);
    return target !== null && /^(?:https?:|mailto:|tel:|\/)/i.test(target) ? target : null;
  };
  return withinLimits(() => {
    const { markdown, omitted } = articleToMarkdown(html, { link, picture: absolute });
    return {
      content: unlinkPictures(markdown, isPageOfPicture),
      notes: notesOfOmitted(omitted),
    };
  });
}

/**
 * Makes Markdown of Markdown that may have HTML in it.
 *
 * @returns with the HTML of all of it
 * @throws {TransferError} if the HTML is too large
 */
export function convertMarkdown(text: string): { content: string; html: string; notes: string[] } {
  const keep = (url: string) => (isSafeUrl(url) ? url : null);
  return withinLimits(() => {
    const converted = convertHtmlInMarkdown(text, { link: keep, picture: keep });
    return {
      content: unlinkPictures(converted.markdown),
      html: converted.html,
      notes: notesOfOmitted(converted.omitted),
    };
  });
}

function withinLimits<Result>(convert: () => Result): Result {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof TooMuchHtml)) throw error;
    throw new TransferError(`its HTML is too large: ${error.message}`);
  }
}

function notesOfOmitted({ pictures }: OmittedElements): string[] {
  return pictures > 0 ? [`without ${pictures} embedded pictures`] : [];
}

/** Whether a URL leads to something that others can open, and runs nothing. */
function isSafeUrl(url: string): boolean {
  const trimmed = url.trim();
  return trimmed !== '' && !/^(?:data|javascript|file|blob|cid|about|vbscript):/i.test(trimmed);
}

/** `[![alt](small.png)](large.png)`: here every picture has all sizes. */
function unlinkPictures(
  markdown: string,
  isPageOfPicture: (url: string) => boolean = () => false,
): string {
  return markdown.replace(
    /\[(!\[[^\]\n]{0,500}\]\([^()\s]{1,1000}\))\]\(([^()\s]{1,1000})\)/g,
    (whole, picture: string, target: string) =>
      pictureFile.test(target) || isPageOfPicture(target) ? picture : whole,
  );
}

const unread = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'figcaption']);

/** Elements that do not end a word. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

/** The words of a title, an excerpt or an article, which may have entities and elements. */
export function textOfHtml(html: string): string {
  const words: string[] = [];
  const collect = (node: Nodes): void => {
    if (node.type === 'text') words.push(node.value);
    else if (node.type === 'element' && unread.has(node.tagName)) return;
    else if (node.type === 'element' && raised(node)) raised(node)?.forEach(collect);
    else if ('children' in node) {
      const space = node.type === 'element' && !inline.has(node.tagName) ? ' ' : '';
      words.push(space);
      node.children.forEach(collect);
      words.push(space);
    }
  };
  collect(readHtml(html, createBudget()));
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** What describes an article that has no description: its first words, else its title. */
export function describeText(title: string, plain: string) {
  const words = plain
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return { description: title, seoDescription: title };
  return {
    description: defaultDescription(words),
    seoDescription: defaultSeo({ title, content: words }).seoDescription,
  };
}

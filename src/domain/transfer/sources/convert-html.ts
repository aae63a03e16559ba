import type { Nodes } from 'hast';
import { defaultDescription, defaultSeo } from '#domain/posts/shared/post-defaults.ts';
import { articleToMarkdown } from '#markdown/from-html/html-to-markdown.ts';
import { createBudget, readHtml, TooMuchHtml } from '#markdown/from-html/read-html.ts';
import { TransferError } from '../transfer-error.ts';

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i;

/**
 * Makes Markdown of an article's HTML. A picture that links to itself in full size becomes that picture.
 *
 * @param base of relative URLs; without it they stay relative
 * @returns with its words alone, for a description
 * @throws {TransferError} if the HTML is too large
 */
export function convertHtml(
  html: string,
  base?: URL,
): { content: string; plain: string; notes: string[] } {
  const absolute = (url: string) => {
    const trimmed = url.trim();
    if (trimmed === '' || /^(?:data|javascript|file|blob|cid|about|vbscript):/i.test(trimmed))
      return null;
    return base && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
  };
  const link = (url: string) => {
    const trimmed = url.trim();
    if (trimmed.startsWith('#')) return trimmed;
    const target = absolute(trimmed);
    return target !== null && /^(?:https?:|mailto:|tel:|\/)/i.test(target) ? target : null;
  };
  try {
    const { markdown, omitted } = articleToMarkdown(html, { link, picture: absolute });
    return {
      content: unlinkPictures(markdown),
      plain: textOfHtml(html),
      notes: omitted.pictures > 0 ? [`without ${omitted.pictures} embedded pictures`] : [],
    };
  } catch (error) {
    if (!(error instanceof TooMuchHtml)) throw error;
    throw new TransferError(`its HTML is too large: ${error.message}`);
  }
}

/** `[![alt](small.png)](large.png)`: here every picture has all sizes. */
function unlinkPictures(markdown: string): string {
  return markdown.replace(
    /\[(!\[[^\]\n]{0,500}\]\([^()\s]{1,1000}\))\]\(([^()\s]{1,1000})\)/g,
    (whole, picture: string, target: string) => (pictureFile.test(target) ? picture : whole),
  );
}

const unread = new Set(['script', 'style', 'iframe', 'noscript', 'template']);

/** The words of a title or an excerpt, which may have entities and emphasis. */
export function textOfHtml(html: string): string {
  const words: string[] = [];
  const collect = (node: Nodes): void => {
    if (node.type === 'text') words.push(node.value);
    else if (node.type === 'element' && unread.has(node.tagName)) return;
    else if ('children' in node) node.children.forEach(collect);
  };
  collect(readHtml(html, createBudget()));
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** What describes an article that has no description: its first words. */
export function describeText(title: string, plain: string) {
  if (plain === '') return {};
  return {
    description: defaultDescription(plain),
    seoDescription: defaultSeo({ title, content: plain }).seoDescription,
  };
}

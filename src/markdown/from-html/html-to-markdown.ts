import type { Element, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot, Nodes, Paragraph } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { styleOf } from './element-style.ts';
import { createBudget, readHtml } from './read-html.ts';
import { type OmittedElements, tidyHtml, type UrlRules } from './tidy-html.ts';

export type PastedMarkdown = {
  /** Empty when the HTML has nothing that its plain text lacks. */
  markdown: string;
  /** Whether it starts and ends with a paragraph, which can continue the line where it is inserted. */
  startsInLine: boolean;
  endsInLine: boolean;
  omitted: OmittedElements;
};

/**
 * Converts the HTML of a clipboard, as Word, Google Docs, spreadsheets and browsers write it, to Markdown: headings,
 * emphasis, lists, tables, links, web pictures, quotes and code.
 *
 * @throws {TooMuchHtml} past `pasteLimits`
 */
export function htmlToMarkdown(html: string): PastedMarkdown {
  const budget = createBudget();
  const omitted = { pictures: 0 };
  const read = readHtml(html, budget);
  const root = isProgramText(read) ? null : markdownTree(tidyHtml(read, { budget, omitted }));
  const isPlain = root === null || !hasFormatting(root);
  return {
    markdown: isPlain ? '' : toMarkdown(root, writing).trimEnd(),
    startsInLine: root?.children.at(0)?.type === 'paragraph',
    endsInLine: root?.children.at(-1)?.type === 'paragraph',
    omitted,
  };
}

/**
 * Converts the HTML of an article of another blog to Markdown.
 *
 * @returns with the number of pictures that have no URL
 * @throws {TooMuchHtml} past `pasteLimits`
 */
export function articleToMarkdown(
  html: string,
  urls: UrlRules,
): { markdown: string; omitted: OmittedElements } {
  const budget = createBudget();
  const omitted = { pictures: 0 };
  const read = readHtml(html, budget);
  const tree = markdownTree(tidyHtml(read, { budget, omitted, urls, linksEmbeds: true }));
  return { markdown: toMarkdown(tree, writing).trim(), omitted };
}

function markdownTree(root: Root): MarkdownRoot {
  const tree = toMdast(root, { document: true, newlines: false });
  const blocks: MarkdownRoot = tree.type === 'root' ? tree : { type: 'root', children: [] };
  // Google Docs separates blocks by line breaks, which become paragraphs of their own.
  blocks.children = blocks.children.filter(
    (block) => block.type !== 'paragraph' || block.children.some(({ type }) => type !== 'break'),
  );
  splitAtBlankLines(blocks);
  tightenLists(blocks);
  return blocks;
}

/** Two breaks in a row are how many people end a paragraph. */
function splitAtBlankLines(node: Nodes): void {
  if (node.type === 'root') node.children = node.children.flatMap(splitParagraphs);
  if (node.type === 'blockquote' || node.type === 'listItem')
    node.children = node.children.flatMap(splitParagraphs);
  if ('children' in node) for (const child of node.children) splitAtBlankLines(child);
}

function splitParagraphs<Child extends Nodes>(child: Child): (Child | Paragraph)[] {
  return child.type === 'paragraph' ? splitParagraph(child) : [child];
}

function splitParagraph(paragraph: Paragraph): Paragraph[] {
  const parts: Paragraph['children'][] = [[]];
  let breaks: Paragraph['children'] = [];
  for (const child of paragraph.children) {
    if (child.type === 'break' || (breaks.length > 0 && isBlank(child))) breaks.push(child);
    else {
      if (breaks.filter(({ type }) => type === 'break').length > 1) parts.push([child]);
      else parts.at(-1)?.push(...breaks, child);
      breaks = [];
    }
  }
  const whole = parts.filter((part) => part.length > 0);
  return whole.map((children) => ({ ...paragraph, children }));
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Makes lists tight. A list stays loose only if one of its items has several paragraphs. */
function tightenLists(node: Nodes): void {
  if (!('children' in node)) return;
  if (node.type === 'list') {
    const isLoose = node.children.some(
      (item) => item.children.filter(({ type }) => type !== 'list').length > 1,
    );
    node.spread = isLoose;
    for (const item of node.children) item.spread = isLoose;
  }
  for (const child of node.children) tightenLists(child);
}

/** A single paragraph of plain text adds nothing to the plain text of the clipboard, which needs no escapes. */
function hasFormatting({ children }: MarkdownRoot): boolean {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'paragraph') return children.length > 0;
  return only.children.some(({ type }) => type !== 'text');
}

const text: Handle = (node, parent, state, info) =>
  defaultHandlers
    .text(node, parent, state, info)
    // An underscore inside a word needs no escape. In a bare URL an escape would become part of the URL.
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replace(/https?:\/\/\S+/g, (url) => url.replace(/\\([_~&])/g, '$1'))
    .replace(plainAmpersand, '&');

/** An escaped ampersand that begins no character reference, and needs no escape. */
const plainAmpersand = /\\&(?!#?\w+;)/g;

/** Writes a link or a picture whose URL can be read and copied. */
function withPlainUrl(write: Handle): Handle {
  const plain: Handle = (node, parent, state, info) => {
    const written = write(node, parent, state, info);
    const url = written.lastIndexOf('](') + 1;
    return written.slice(0, url) + written.slice(url).replace(plainAmpersand, '&');
  };
  // What tells the text before it how the link begins.
  return Object.assign(plain, { ...write });
}

const tables = gfmTableToMarkdown({ tablePipeAlign: false });

/** Writes the row of dashes as in the tables that the editor inserts. */
const table: Handle = (node, parent, state, info) =>
  String(tables.handlers?.table?.(node, parent, state, info)).replace(
    /^\|(?: :?-:? \|)+$/m,
    (row) => row.replaceAll('-', '---'),
  );

const writing: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  handlers: {
    text,
    table,
    link: withPlainUrl(defaultHandlers.link),
    image: withPlainUrl(defaultHandlers.image),
  },
  extensions: [gfmStrikethroughToMarkdown(), tables, gfmTaskListItemToMarkdown()],
};

/**
 * Whether a paste comes from a plain-text program, whose colours have no meaning. VS Code writes
 * `<div style="font-family: …monospace; white-space: pre;">`; a browser that shows a text file writes `<pre>` without
 * `<code>`.
 */
function isProgramText(root: Root): boolean {
  const [only, another] = elementsOf(root);
  if (!only || another) return false;
  if (only.tagName === 'body' || only.tagName === 'html')
    return isProgramText({ type: 'root', children: only.children });
  if (only.tagName === 'pre') return !elementsOf(only).some(({ tagName }) => tagName === 'code');
  return (
    styleOf(only, 'white-space') === 'pre' && styleOf(only, 'font-family').includes('monospace')
  );
}

function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' && !/^(meta|head|style)$/.test(child.tagName) ? [child] : [],
  );
}

import { pathInLanguage } from '#i18n/paths.ts';
import type { MarkdownNode, MarkdownTree } from '#markdown/parse-markdown.ts';
import { splitDoNotTranslate } from '#markdown/segments/do-not-translate.ts';
import { parseWithReferences, referenceLabel } from '#markdown/segments/parse-with-references.ts';

/** The elements that a translation must keep, besides its numbers and its terms. */
export type ElementKind = 'heading' | 'list' | 'table' | 'code' | 'link' | 'image' | 'placeholder';

/** An element of a text that can be compared with another text. */
export type Element = {
  /** Equal for elements that count as the same. */
  key: string;
  from: number;
  to: number;
  /** The element, or its beginning, as its text writes it. */
  subject: string;
};

/** A top-level block of a post, or its title. Positions are in characters from the start of the field. */
export type Block = {
  /** The parser's name for it. */
  kind: string;
  from: number;
  to: number;
  /**
   * The words of the block, at their original positions: `maskChar` replaces everything that is not text, and spaces
   * replace Markdown syntax. Table rows keep their `|`.
   */
  prose: string;
  parts: Readonly<Record<ElementKind, readonly Element[]>>;
};

/** Replaces each character of code, URLs and placeholders: no word and no sentence continues across it. */
const maskChar = '\ufffc';

/** The blocks of a Markdown text in their order, without link definitions. */
export function extractBlocks(markdown: string): Block[] {
  const { tree } = parseWithReferences(markdown);
  const urls = linkDefinitions(tree, markdown);
  const blocks: Block[] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    if (node.name !== 'LinkReference') blocks.push(extractBlock(node, markdown, urls));
  }
  return blocks;
}

/** A title is plain text, without Markdown syntax. */
export function extractTitle(title: string): Block {
  const parts = noElements();
  const letters = title.split('');
  takeFromProse(title, 0, letters, parts);
  return { kind: 'Title', from: 0, to: title.length, prose: letters.join(''), parts };
}

/** The beginning of a text on one line, cut at the end of a word. */
export function excerpt(text: string): string {
  const line = text.replaceAll(maskChar, ' ').replace(/\s+/g, ' ').trim();
  return line.length <= 80 ? line : line.slice(0, line.lastIndexOf(' ', 80) + 1 || 80).trim();
}

const signs = new Set([
  'HeaderMark',
  'ListMark',
  'TaskMarker',
  'QuoteMark',
  'EmphasisMark',
  'StrikethroughMark',
  'LinkMark',
  'HardBreak',
  'Escape',
]);
const urlParts = new Set(['URL', 'LinkTitle', 'LinkLabel', 'LinkReference']);
const code = new Set(['FencedCode', 'CodeBlock', 'InlineCode']);
const tags = new Set(['Entity', 'HTMLTag', 'Comment', 'ProcessingInstruction']);

function extractBlock(top: MarkdownNode, markdown: string, urls: Definitions): Block {
  const parts = noElements();
  const letters = markdown.slice(top.from, top.to).split('');
  const blank = (from: number, to: number, sign: string) =>
    letters.fill(sign, from - top.from, to - top.from);
  const take = (kind: ElementKind, node: TextRange, key: string, subject: string) =>
    parts[kind].push({ key, from: node.from, to: node.to, subject });

  top.cursor().iterate(({ name, from, to, node }) => {
    const text = markdown.slice(from, to);
    const isCode = code.has(name);
    if (isCode) take('code', node, codeIn(node, markdown), excerpt(text));
    if (tags.has(name)) take('placeholder', node, text, text);
    if (name === 'LinkTitle' && node.parent?.name === 'Image') {
      // A caption is words; its quotation marks are syntax.
      blank(from, from + 1, ' ');
      blank(to - 1, to, ' ');
      return false;
    }
    if (isCode || tags.has(name) || urlParts.has(name)) {
      blank(from, to, maskChar);
      return false;
    }
    if (signs.has(name)) blank(from, to, ' ');
    const level = /^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1];
    if (level) take('heading', node, level, excerpt(text.replace(/^#+\s*|\n[=-]+\s*$/g, '')));
    if (name === 'BulletList' || name === 'OrderedList') {
      take('list', node, `${name} ${node.getChildren('ListItem').length}`, excerpt(text));
    }
    if (name === 'Table')
      take('table', node, cellsOfEachRow(node), excerpt(text.split('\n', 1)[0] ?? ''));
    if (name === 'Link' || name === 'Image' || name === 'Autolink') {
      const url = urlOf(node, markdown, urls);
      if (url !== null) {
        take(name === 'Image' ? 'image' : 'link', node, urlKey(url), url);
      }
    }
    return true;
  });
  takeFromProse(letters.join(''), top.from, letters, parts);
  return { kind: top.name, from: top.from, to: top.to, prose: letters.join(''), parts };
}

type TextRange = { from: number; to: number };

function noElements(): Record<ElementKind, Element[]> {
  return { heading: [], list: [], table: [], code: [], link: [], image: [], placeholder: [] };
}

/** URLs and placeholders inside the words. */
function takeFromProse(
  prose: string,
  offset: number,
  letters: string[],
  parts: Record<ElementKind, Element[]>,
): void {
  let index = 0;
  for (const { text, isProtected } of splitDoNotTranslate(prose)) {
    if (isProtected) {
      const isUrl = /^(?:https?:|www\.|[^%{⟦]*@)/i.test(text);
      const from = offset + index;
      parts[isUrl ? 'link' : 'placeholder'].push({
        key: text,
        from,
        to: from + text.length,
        subject: text,
      });
      letters.fill(maskChar, index, index + text.length);
    }
    index += text.length;
  }
}

/** The code without its fence or backticks, whose number may differ. */
function codeIn(node: MarkdownNode, markdown: string): string {
  if (node.name === 'InlineCode') {
    const marks = node.getChildren('CodeMark');
    return markdown.slice(marks[0]?.to ?? node.from, marks[1]?.from ?? node.to).trim();
  }
  return node
    .getChildren('CodeText')
    .map(({ from, to }) => markdown.slice(from, to))
    .join('');
}

function cellsOfEachRow(table: MarkdownNode): string {
  return [...table.getChildren('TableHeader'), ...table.getChildren('TableRow')]
    .map((row) => row.getChildren('TableCell').length)
    .join(' ');
}

/** URLs by the label of their definition. */
type Definitions = ReadonlyMap<string, string>;

function linkDefinitions(tree: MarkdownTree, markdown: string): Definitions {
  const definitions = new Map<string, string>();
  tree.iterate({
    enter({ name, node }) {
      if (name !== 'LinkReference') return;
      const label = node.getChild('LinkLabel');
      const url = node.getChild('URL');
      if (!label || !url) return;
      const key = labelKey(markdown.slice(label.from + 1, label.to - 1));
      if (!definitions.has(key)) {
        definitions.set(key, withoutBrackets(markdown.slice(url.from, url.to)));
      }
    },
  });
  return definitions;
}

/** @returns null for square brackets without a link */
function urlOf(node: MarkdownNode, markdown: string, urls: Definitions): string | null {
  const own = node.getChild('URL');
  if (own) return withoutBrackets(markdown.slice(own.from, own.to));
  const label = referenceLabel(node, markdown);
  return label === null ? '' : (urls.get(labelKey(label)) ?? null);
}

/** Normalises labels as CommonMark does: case and the amount of white space don't matter. */
function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

function withoutBrackets(url: string): string {
  return url.replace(/^<(.*)>$/, '$1');
}

/** A path on this site means the same page in each language: `/#contact`, `/arabic#contact`. */
function urlKey(url: string): string {
  if (!/^\/(?!\/)/.test(url)) return url;
  return url.replace(/^[^#?]*/, (path) => pathInLanguage(path, 'en'));
}

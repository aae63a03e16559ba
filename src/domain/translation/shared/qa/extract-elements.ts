import { pathInLanguage } from '#i18n/paths.ts';
import type { MarkdownNode, MarkdownTree } from '#markdown/parse-markdown.ts';
import { splitDoNotTranslate } from '#markdown/segments/do-not-translate.ts';
import { parseWithReferences, referenceLabel } from '#markdown/segments/parse-with-references.ts';

/** What a translation keeps, besides its numbers and its terms. */
export type ElementKind = 'heading' | 'list' | 'table' | 'code' | 'link' | 'image' | 'placeholder';

/** One thing of a text that can be looked for in another text. */
export type Element = {
  /** Equal where two parts count as the same. */
  key: string;
  from: number;
  to: number;
  /** The part, or its beginning, as its text writes it. */
  subject: string;
};

/** A top-level block of a post, or its title. Places are in characters from the start of the field. */
export type Block = {
  /** The parser's name for it. */
  kind: string;
  from: number;
  to: number;
  /**
   * Its words, as long as the block itself, so that a place in one is a place in the other: what is no text has become
   * `maskChar`, the signs of Markdown spaces. Lines of a table keep their `|`.
   */
  prose: string;
  parts: Readonly<Record<ElementKind, readonly Element[]>>;
};

/** Stands for each character of code, addresses, placeholders: no word and no sentence goes on across it. */
export const maskChar = '\ufffc';

/** The blocks of a Markdown text in their order, definitions of links left out. */
export function extractBlocks(markdown: string): Block[] {
  const { tree } = parseWithReferences(markdown);
  const addresses = linkDefinitions(tree, markdown);
  const blocks: Block[] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    if (node.name !== 'LinkReference') blocks.push(extractBlock(node, markdown, addresses));
  }
  return blocks;
}

/** A title is plain text, in which Markdown's signs mean themselves. */
export function extractTitle(title: string): Block {
  const parts = noElements();
  const letters = title.split('');
  takeFromProse(title, 0, letters, parts);
  return { kind: 'Title', from: 0, to: title.length, prose: letters.join(''), parts };
}

/** The beginning of a text on one line, whole words of it. */
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
const addressParts = new Set(['URL', 'LinkTitle', 'LinkLabel', 'LinkReference']);
const code = new Set(['FencedCode', 'CodeBlock', 'InlineCode']);
const tags = new Set(['Entity', 'HTMLTag', 'Comment', 'ProcessingInstruction']);

function extractBlock(top: MarkdownNode, markdown: string, addresses: Definitions): Block {
  const parts = noElements();
  const letters = markdown.slice(top.from, top.to).split('');
  const blank = (from: number, to: number, sign: string) =>
    letters.fill(sign, from - top.from, to - top.from);
  const take = (kind: ElementKind, node: Place, key: string, subject: string) =>
    parts[kind].push({ key, from: node.from, to: node.to, subject });

  top.cursor().iterate(({ name, from, to, node }) => {
    const text = markdown.slice(from, to);
    const isCode = code.has(name);
    if (isCode) take('code', node, codeIn(node, markdown), excerpt(text));
    if (tags.has(name)) take('placeholder', node, text, text);
    if (isCode || tags.has(name) || addressParts.has(name)) {
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
      const address = addressOf(node, markdown, addresses);
      if (address !== null) {
        take(name === 'Image' ? 'image' : 'link', node, addressKey(address), address);
      }
    }
    return true;
  });
  takeFromProse(letters.join(''), top.from, letters, parts);
  return { kind: top.name, from: top.from, to: top.to, prose: letters.join(''), parts };
}

type Place = { from: number; to: number };

function noElements(): Record<ElementKind, Element[]> {
  return { heading: [], list: [], table: [], code: [], link: [], image: [], placeholder: [] };
}

/** Addresses and placeholders that stand in the words themselves. */
function takeFromProse(
  prose: string,
  offset: number,
  letters: string[],
  parts: Record<ElementKind, Element[]>,
): void {
  let index = 0;
  for (const { text, isProtected } of splitDoNotTranslate(prose)) {
    if (isProtected) {
      const isAddress = /^(?:https?:|www\.|[^%{⟦]*@)/i.test(text);
      const from = offset + index;
      parts[isAddress ? 'link' : 'placeholder'].push({
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

/** Without its fence or its backticks, of which there may be more or fewer. */
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

/** Addresses by the label of their definition. */
type Definitions = ReadonlyMap<string, string>;

function linkDefinitions(tree: MarkdownTree, markdown: string): Definitions {
  const definitions = new Map<string, string>();
  tree.iterate({
    enter({ name, node }) {
      if (name !== 'LinkReference') return;
      const label = node.getChild('LinkLabel');
      const address = node.getChild('URL');
      if (!label || !address) return;
      const key = labelKey(markdown.slice(label.from + 1, label.to - 1));
      if (!definitions.has(key)) {
        definitions.set(key, withoutBrackets(markdown.slice(address.from, address.to)));
      }
    },
  });
  return definitions;
}

/** @returns null for square brackets that lead nowhere */
function addressOf(node: MarkdownNode, markdown: string, addresses: Definitions): string | null {
  const own = node.getChild('URL');
  if (own) return withoutBrackets(markdown.slice(own.from, own.to));
  const label = referenceLabel(node, markdown);
  return label === null ? '' : (addresses.get(labelKey(label)) ?? null);
}

/** As CommonMark compares labels: without regard to case and to the amount of white space. */
function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

function withoutBrackets(address: string): string {
  return address.replace(/^<(.*)>$/, '$1');
}

/** A page of this site is the same page in each language: `/#contact`, `/arabic#contact`. */
function addressKey(address: string): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  return address.replace(/^[^#?]*/, (path) => pathInLanguage(path, 'en'));
}

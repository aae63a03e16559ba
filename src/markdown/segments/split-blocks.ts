import { type MarkdownTree, parseMarkdown } from '../parse-markdown.ts';

/** A top-level block, in whole lines without the last line ending. Blank lines between blocks belong to none. */
export type MarkdownBlock = { from: number; to: number; text: string; kind: BlockKind };

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'quote'
  | 'table'
  | 'code'
  | 'rule'
  | 'reference';

/**
 * The top-level blocks of a Markdown text, in order. Every link reference definition is a block of its own.
 * Offsets refer to the text with line endings normalised ({@link normalizeLineEndings}).
 */
export function splitBlocks(markdown: string): MarkdownBlock[] {
  const source = normalizeLineEndings(markdown);
  return topLevelBlocks(source, parseMarkdown(source));
}

/** @param tree of the source, which has `\n` as line endings */
export function topLevelBlocks(source: string, tree: MarkdownTree): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const cursor = tree.cursor();
  if (!cursor.firstChild()) return blocks;
  do {
    const from = source.lastIndexOf('\n', cursor.from - 1) + 1;
    const lineEnd = source.indexOf('\n', cursor.to);
    const to = lineEnd < 0 ? source.length : lineEnd;
    blocks.push({ from, to, text: source.slice(from, to), kind: kindOf(cursor.name) });
  } while (cursor.nextSibling());
  return blocks;
}

export function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const kinds: Readonly<Record<string, BlockKind>> = {
  BulletList: 'list',
  OrderedList: 'list',
  Blockquote: 'quote',
  Table: 'table',
  FencedCode: 'code',
  CodeBlock: 'code',
  HorizontalRule: 'rule',
  LinkReference: 'reference',
};

function kindOf(node: string): BlockKind {
  return kinds[node] ?? (node.includes('Heading') ? 'heading' : 'paragraph');
}

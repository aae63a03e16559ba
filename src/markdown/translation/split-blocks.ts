import { type MarkdownTree, parseMarkdown } from '../markdown-tree.ts';

/** A top-level block, in whole lines (without the last line end). The blank lines between blocks belong to none. */
export type Block = { from: number; to: number; text: string; kind: BlockKind };

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
 * Line ends are taken as `\n`: the places count in the text that `withPlainLineEnds` gives.
 */
export function splitBlocks(markdown: string): Block[] {
  const source = withPlainLineEnds(markdown);
  return blocksOf(source, parseMarkdown(source));
}

/** @param tree of the source, whose line ends are `\n` */
export function blocksOf(source: string, tree: MarkdownTree): Block[] {
  const blocks: Block[] = [];
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

export function withPlainLineEnds(text: string): string {
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

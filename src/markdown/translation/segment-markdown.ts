import type { MarkdownNode } from '../markdown-tree.ts';
import { type Mark, withoutMarks } from './marks.ts';
import { type Labels, parseWithReferences } from './parse-with-references.ts';
import { readInline } from './read-inline.ts';
import { type Block, blocksOf, withPlainLineEnds } from './split-blocks.ts';

/** One run of text for a translator, in one line, with marks (numbered from 1) in place of what must not change. */
export type Segment = { block: number; text: string; marks: readonly Mark[] };

/** Where a segment's text stands in the Markdown, and in which syntax. */
export type Place = {
  from: number;
  to: number;
  leaf: Leaf;
  /** What stands on the line before the text (signs of lists and quotations), and a definition right above. */
  before: string;
  /** What begins each further line of the text. */
  continuation: string;
};

/** `first-cell`: one that begins its line, as in tables without outer bars. */
export type Leaf = 'paragraph' | 'heading' | 'underlined-heading' | 'task' | 'cell' | 'first-cell';

export type SegmentedMarkdown = {
  /** The source with `\n` as line ends. */
  markdown: string;
  blocks: readonly Block[];
  segments: readonly Segment[];
  /** One for each segment. */
  places: readonly Place[];
  /** The labels of the link reference definitions. */
  labels: Labels;
};

/**
 * Takes a Markdown text apart for translation: paragraphs, headings, tasks and cells become segments without any block
 * syntax. Emphasis stays in their text as Markdown; code, addresses and the like become marks. What holds no letter
 * outside marks makes no segment and stays as it is.
 */
export function segmentMarkdown(markdown: string): SegmentedMarkdown {
  const source = withPlainLineEnds(markdown);
  const { tree, labels } = parseWithReferences(source);
  const blocks = blocksOf(source, tree);
  const segments: Segment[] = [];
  const places: Place[] = [];
  let block = 0;

  tree.iterate({
    enter: ({ name, node }) => {
      if (!leaves.test(name)) return true;
      const { text, marks, from, to, continuation } = readInline(source, node, labels);
      if (!/\p{L}/u.test(withoutMarks(text))) return false;
      while ((blocks[block]?.to ?? from) < from) block++;
      segments.push({ block, text, marks });
      const before = source.slice(startOfFrame(source, node, from), from);
      places.push({ from, to, leaf: leafOf(name, before), before, continuation });
      return false;
    },
  });
  return { markdown: source, blocks, segments, places, labels };
}

const leaves = /^(?:Paragraph|Task|TableCell|ATXHeading\d|SetextHeading\d)$/;

function leafOf(name: string, before: string): Leaf {
  if (name === 'Paragraph') return 'paragraph';
  if (name === 'Task') return 'task';
  if (name.startsWith('ATX')) return 'heading';
  if (name.startsWith('Setext')) return 'underlined-heading';
  return before.includes('|') ? 'cell' : 'first-cell';
}

/** A definition takes a quoted line right below it for its title. */
function startOfFrame(source: string, leaf: MarkdownNode, from: number): number {
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  let above = leaf.prevSibling;
  while (above?.name === 'QuoteMark') above = above.prevSibling;
  if (above?.name !== 'LinkReference' || above.to < lineStart - 1) return lineStart;
  return source.lastIndexOf('\n', above.from - 1) + 1;
}

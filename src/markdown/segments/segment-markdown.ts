import { leafNames, type MarkdownNode } from '../parse-markdown.ts';
import { type Labels, parseWithReferences } from './parse-with-references.ts';
import { type Placeholder, withoutPlaceholders } from './placeholders.ts';
import { readInline } from './read-inline.ts';
import { type MarkdownBlock, normalizeLineEndings, topLevelBlocks } from './split-blocks.ts';

/** One translatable text, in one line, with placeholders (numbered from 1) for what must not change. */
export type Segment = { block: number; text: string; placeholders: readonly Placeholder[] };

/** The range of a segment in the Markdown, and the syntax around it. */
export type SegmentLocation = {
  from: number;
  to: number;
  leaf: LeafKind;
  /** The line before the text (list and quote markers), and a link definition right above. */
  before: string;
  /** Prefix of each further line of the text. */
  continuation: string;
};

/** `first-cell`: a cell that begins its line, as in tables without outer bars. */
export type LeafKind =
  | 'paragraph'
  | 'heading'
  | 'underlined-heading'
  | 'task'
  | 'cell'
  | 'first-cell';

export type SegmentedMarkdown = {
  /** The source with `\n` as line ends. */
  markdown: string;
  blocks: readonly MarkdownBlock[];
  segments: readonly Segment[];
  /** One for each segment. */
  locations: readonly SegmentLocation[];
  /** The labels of the link reference definitions. */
  labels: Labels;
};

/**
 * Splits a Markdown text into segments for translation: the text of paragraphs, headings, tasks and cells, without
 * block syntax. Emphasis stays Markdown; code, URLs and the like become placeholders. A text without letters outside
 * its placeholders is no segment.
 *
 * @param isSegment which texts are segments, for callers that need others as well
 */
export function segmentMarkdown(markdown: string, isSegment = hasLetters): SegmentedMarkdown {
  const source = normalizeLineEndings(markdown);
  const { tree, labels } = parseWithReferences(source);
  const blocks = topLevelBlocks(source, tree);
  const segments: Segment[] = [];
  const locations: SegmentLocation[] = [];
  let block = 0;

  tree.iterate({
    enter: ({ name, node }) => {
      if (!leafNames.test(name)) return true;
      const { text, placeholders, from, to, continuation } = readInline(source, node, labels);
      if (!isSegment(text)) return false;
      while ((blocks[block]?.to ?? from) < from) block++;
      segments.push({ block, text, placeholders });
      const before = source.slice(startOfContext(source, node, from), from);
      locations.push({ from, to, leaf: leafOf(name, before), before, continuation });
      return false;
    },
  });
  return { markdown: source, blocks, segments, locations, labels };
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(withoutPlaceholders(text));
}

function leafOf(name: string, before: string): LeafKind {
  if (name === 'Paragraph') return 'paragraph';
  if (name === 'Task') return 'task';
  if (name.startsWith('ATX')) return 'heading';
  if (name.startsWith('Setext')) return 'underlined-heading';
  return before.includes('|') ? 'cell' : 'first-cell';
}

/** A definition would take a quoted line right below it as its title. */
function startOfContext(source: string, leaf: MarkdownNode, from: number): number {
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  // A cell has no definition beside it, and the search would take longer with each cell.
  if (leaf.name === 'TableCell') return lineStart;
  let above = leaf.prevSibling;
  while (above?.name === 'QuoteMark') above = above.prevSibling;
  if (above?.name !== 'LinkReference' || above.to < lineStart - 1) return lineStart;
  return source.lastIndexOf('\n', above.from - 1) + 1;
}

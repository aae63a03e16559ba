import type { EditorState } from '@codemirror/state';
import { type MarkdownNode, markdownTree } from './markdown-syntax.ts';

/** The nodes that a picture must not split. */
const unsplittable = new Set(
  [
    'Table FencedCode CodeBlock ATXHeading1 ATXHeading2 ATXHeading3 ATXHeading4 ATXHeading5 ATXHeading6',
    'Link Image InlineCode Emphasis StrongEmphasis Strikethrough Autolink URL',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Returns the position at which to insert a picture: the given one, or the nearer end of a node or word that it would
 * split, such as a link, a heading, a table, or a word with its full stop.
 */
export function picturePosition(state: EditorState, position: number): number {
  const outermost = unsplittableAround(state, position);
  const outside = outermost ? nearerEnd(position, outermost) : position;
  const line = state.doc.lineAt(outside);
  const before = /\S*$/.exec(line.text.slice(0, outside - line.from))?.[0].length ?? 0;
  const after = /^\S*/.exec(line.text.slice(outside - line.from))?.[0].length ?? 0;
  if (before === 0 || after === 0) return outside;
  return nearerEnd(outside, { from: outside - before, to: outside + after });
}

function unsplittableAround(state: EditorState, position: number): MarkdownNode | null {
  let found: MarkdownNode | null = null;
  let node: MarkdownNode | null = markdownTree(state, position).resolveInner(position, -1);
  for (; node; node = node.parent)
    if (unsplittable.has(node.name) && node.from < position && position < node.to) found = node;
  return found;
}

function nearerEnd(position: number, { from, to }: { from: number; to: number }): number {
  return position - from < to - position ? from : to;
}

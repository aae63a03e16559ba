import { isLink, type Labels, parseWithReferences } from './parse-with-references.ts';
import type { SegmentLocation } from './segment-markdown.ts';
import type { InlineMarkdown } from './write-inline.ts';

/**
 * Whether a written text survives a re-parse: it is one leaf block of its kind, the syntax of every placeholder is the
 * same again, and the text added no code, link, URL, HTML tag or break of its own.
 */
export function parsesBack(
  inline: InlineMarkdown,
  location: SegmentLocation,
  labels: Labels,
): boolean {
  return (
    !addsUrl(inline) &&
    parseContextsOf(location).every((context) => parsesBackIn(context, inline, labels))
  );
}

/** A bare URL becomes a link as well; the parser has no node for it. */
function addsUrl({ text, restored }: InlineMarkdown): boolean {
  return [...text.matchAll(/https?:\/\//gi)].some(
    ({ index }) => !restored.some(({ from, to }) => from <= index && index < to),
  );
}

function parsesBackIn(
  context: ParseContext,
  { text, restored }: InlineMarkdown,
  labels: Labels,
): boolean {
  const markdown = context.before + text + context.after;
  const textFrom = context.before.length;
  const textTo = textFrom + text.length;
  const leafTo = context.node === 'TableCell' ? textTo : markdown.length;
  const hidden = restored.filter(({ node }) => node !== '');
  const missing = new Set(
    hidden.map(({ node, from, to }) => key(node, textFrom + from, textFrom + to)),
  );
  let isLeaf = false;
  let isClean = true;
  parseWithReferences(markdown, labels).tree.iterate({
    enter: ({ name, from, to, node }) => {
      if (name === context.node && from === context.leafFrom && to === leafTo) isLeaf = true;
      if (from < textFrom || to > textTo) return;
      if (missing.delete(key(name, from, to)) || !unexpected.has(name)) return;
      const isText = (name === 'Link' || name === 'Image') && !isLink(node, markdown, labels);
      if (!isText) isClean = false;
    },
  });
  return isLeaf && isClean && missing.size === 0;
}

function key(node: string, from: number, to: number): string {
  return `${node} ${from} ${to}`;
}

/** Nodes that a text must not add. */
const unexpected = new Set([
  'FootnoteReference',
  'InlineCode',
  'Link',
  'Image',
  'Autolink',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
  'HardBreak',
  // `#` at the end of a heading is not part of its text.
  'HeaderMark',
]);

type ParseContext = { node: string; leafFrom: number; before: string; after: string };

/** The smallest documents in which the leaf must keep its kind. */
function parseContextsOf({ leaf, before }: SegmentLocation): ParseContext[] {
  switch (leaf) {
    case 'heading':
      return [{ node: 'ATXHeading1', leafFrom: 0, before: '# ', after: '' }];
    case 'underlined-heading':
      return [{ node: 'SetextHeading1', leafFrom: 0, before: '', after: '\n===' }];
    case 'task':
      return [{ node: 'Task', leafFrom: 2, before: '- [ ] ', after: '' }];
    case 'cell':
      return [cellBetween('| ', ' |\n| --- |')];
    case 'first-cell':
      return [cellBetween('', ' | x\n--- | ---'), cellBetween('x | x\n--- | ---\n', ' | x')];
    case 'paragraph': {
      // Deep indentation would be code.
      const line = before.replace(/[ \t]+/g, ' ').replace(/^ /gm, '');
      return [{ node: 'Paragraph', leafFrom: line.length, before: line, after: '' }];
    }
  }
}

function cellBetween(before: string, after: string): ParseContext {
  return { node: 'TableCell', leafFrom: before.length, before, after };
}

import { isLink, type Labels, parseWithReferences } from './parse-with-references.ts';
import type { Place } from './segment-markdown.ts';
import type { InlineMarkdown } from './write-inline.ts';

/**
 * Whether a written text is one leaf of its kind when it is parsed, all that its marks hid is the same syntax again, and
 * the text made up no code, link, tag or break of its own.
 */
export function stands(inline: InlineMarkdown, place: Place, labels: Labels): boolean {
  return framesOf(place).every((frame) => standsIn(frame, inline, labels));
}

function standsIn(frame: Frame, { text, kept }: InlineMarkdown, labels: Labels): boolean {
  const markdown = frame.before + text + frame.after;
  const textFrom = frame.before.length;
  const textTo = textFrom + text.length;
  const leafTo = frame.node === 'TableCell' ? textTo : markdown.length;
  const hidden = kept.filter(({ node }) => node !== '');
  const missing = new Set(
    hidden.map(({ node, from, to }) => key(node, textFrom + from, textFrom + to)),
  );
  let isLeaf = false;
  let isFree = true;
  parseWithReferences(markdown, labels).tree.iterate({
    enter: ({ name, from, to, node }) => {
      if (name === frame.node && from === frame.leafFrom && to === leafTo) isLeaf = true;
      if (from < textFrom || to > textTo) return;
      if (missing.delete(key(name, from, to)) || !foreign.has(name)) return;
      const isText = (name === 'Link' || name === 'Image') && !isLink(node, markdown, labels);
      if (!isText) isFree = false;
    },
  });
  return isLeaf && isFree && missing.size === 0;
}

function key(node: string, from: number, to: number): string {
  return `${node} ${from} ${to}`;
}

/** What a text may not bring along by itself. */
const foreign = new Set([
  'InlineCode',
  'Link',
  'Image',
  'Autolink',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
  'HardBreak',
  // A number sign at the end of a heading is no part of its text.
  'HeaderMark',
]);

type Frame = { node: string; leafFrom: number; before: string; after: string };

/** The smallest texts in which a leaf must be what it is in its own place. */
function framesOf({ leaf, before }: Place): Frame[] {
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
      // Deep indentation would be code here.
      const line = before.replace(/[ \t]+/g, ' ').replace(/^ /gm, '');
      return [{ node: 'Paragraph', leafFrom: line.length, before: line, after: '' }];
    }
  }
}

function cellBetween(before: string, after: string): Frame {
  return { node: 'TableCell', leafFrom: before.length, before, after };
}

import type { MarkdownNode } from '../markdown-tree.ts';
import { type Mark, signOf } from './marks.ts';
import { isLink, type Labels, labelOf } from './parse-with-references.ts';
import { splitProtectedWords } from './protected-words.ts';

/** The text of a leaf in one line with marks, and where that text stands in the source. */
export type InlineText = {
  text: string;
  marks: Mark[];
  from: number;
  to: number;
  /** What begins the leaf's further lines: indentation and the signs of quotations. */
  continuation: string;
};

/** @param leaf a paragraph, heading, task or cell */
export function readInline(source: string, leaf: MarkdownNode, labels: Labels): InlineText {
  const marks: Mark[] = [];
  const pairs: { number: number; closeFrom: number; to: number }[] = [];
  const quoteMarks = new Map<number, number>();
  let text = '';
  let plain = '';
  let read = leaf.from;
  let { from, to } = leaf;

  function readTo(position: number): void {
    plain += source.slice(read, position);
    read = Math.max(read, position);
  }

  function writePlain(position: number): void {
    readTo(position);
    const line = inOneLine(plain, /^[ \t]+/);
    plain = '';
    const isAfterSpace = text === '' || text.endsWith(' ');
    for (const part of splitProtectedWords(isAfterSpace ? line.trimStart() : line)) {
      text += part.isProtected ? newMark({ node: '', open: part.text }) : part.text;
    }
  }

  function newMark(mark: Mark): string {
    return signOf(marks.push(mark));
  }

  function writeMark(node: MarkdownNode): void {
    writePlain(node.from);
    text += newMark({ node: node.name, open: inOneLine(source.slice(node.from, node.to)) });
    read = node.to;
  }

  function writeBreak(node: MarkdownNode): void {
    writePlain(node.from);
    const sign = newMark({ node: 'HardBreak', open: source.slice(node.from, node.to - 1) });
    text = `${text.trimEnd()} ${sign} `;
    read = node.to;
  }

  function openPair(node: MarkdownNode, open: MarkdownNode, close: MarkdownNode): void {
    writePlain(node.from);
    const label = labelOf(node, source);
    const end = label === null ? source.slice(close.from, node.to) : `][${label}]`;
    const sign = newMark({
      node: node.name,
      open: source.slice(open.from, open.to),
      close: inOneLine(end),
    });
    pairs.push({ number: marks.length, closeFrom: close.from, to: node.to });
    text += sign;
    read = open.to;
  }

  function closePair(): void {
    const pair = pairs.pop();
    if (!pair) return;
    writePlain(pair.closeFrom);
    text += signOf(pair.number, true);
    read = pair.to;
  }

  /** The signs of a heading or task before the text or after it. */
  function leaveOut(mark: MarkdownNode): void {
    if (text === '' && mark.from === leaf.from) {
      from = mark.to;
      read = mark.to;
      return;
    }
    const isUnderline = leaf.name.startsWith('Setext');
    to = isUnderline ? source.lastIndexOf('\n', mark.from) : mark.from;
    writePlain(to);
    read = leaf.to;
  }

  leaf.cursor().iterate(
    ({ name, node }) => {
      const pair = pairs.at(-1);
      if (pair && node.from >= pair.closeFrom) return false;
      if (name === 'QuoteMark') {
        readTo(node.from);
        read = Math.max(read, node.to);
        quoteMarks.set(node.from, node.to);
      } else if (name === 'HeaderMark' || name === 'TaskMarker') leaveOut(node);
      else if (name === 'HardBreak') writeBreak(node);
      else if (emphasisSigns.has(name)) {
        writePlain(node.from);
        text += source.slice(node.from, node.to);
        read = node.to;
      } else if (untouchables.has(name)) {
        writeMark(node);
        return false;
      } else if (name === 'Link' || name === 'Image') {
        const [open, close] = node.getChildren('LinkMark');
        if (!open || !close || !isLink(node, source, labels)) return true;
        if (open.to === close.from) {
          writeMark(node);
          return false;
        }
        openPair(node, open, close);
      }
      return true;
    },
    ({ name, to: end }) => {
      if ((name === 'Link' || name === 'Image') && pairs.at(-1)?.to === end) closePair();
    },
  );
  writePlain(leaf.to);

  const raw = source.slice(from, to);
  from += raw.length - raw.trimStart().length;
  to = Math.max(from, to - (raw.length - raw.trimEnd().length));
  return {
    text: text.trim(),
    marks,
    from,
    to,
    continuation: continuationIn(source, from, to, quoteMarks),
  };
}

const emphasisSigns = new Set(['EmphasisMark', 'StrikethroughMark']);
const untouchables = new Set([
  'InlineCode',
  'Entity',
  'Escape',
  'Autolink',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
]);

/** @param start what to leave out where a further line starts */
function inOneLine(text: string, start = /^[ \t>]+/): string {
  const [first = '', ...others] = text.split('\n');
  const lines = [first, ...others.map((line) => line.replace(start, ''))];
  const last = lines.pop() ?? '';
  return [...lines.map((line) => line.trimEnd()), last].join(' ');
}

function continuationIn(
  source: string,
  from: number,
  to: number,
  quoteMarks: ReadonlyMap<number, number>,
): string {
  const lineEnd = source.slice(from, to).indexOf('\n');
  if (lineEnd < 0) return '';
  const start = from + lineEnd + 1;
  let end = start;
  for (;;) {
    while (/[ \t]/.test(source.charAt(end))) end++;
    const next = quoteMarks.get(end);
    if (next === undefined) return source.slice(start, end);
    end = next;
  }
}

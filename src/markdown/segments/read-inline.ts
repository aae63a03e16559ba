import type { MarkdownNode } from '../parse-markdown.ts';
import { splitDoNotTranslate } from './do-not-translate.ts';
import { isLink, type Labels, referenceLabel } from './parse-with-references.ts';
import { type Placeholder, placeholderFor } from './placeholders.ts';

/** The text of a leaf block in one line, with placeholders, and its offsets in the source. */
export type InlineText = {
  text: string;
  placeholders: Placeholder[];
  from: number;
  to: number;
  /** Prefix of the leaf's further lines: indentation and quote marks. */
  continuation: string;
};

/** @param leaf a paragraph, heading, task or cell */
export function readInline(source: string, leaf: MarkdownNode, labels: Labels): InlineText {
  const placeholders: Placeholder[] = [];
  const pairs: { number: number; closeFrom: number; to: number; caption: Caption | null }[] = [];
  const quoteMarks = new Map<number, number>();
  let text = '';
  let plain = '';
  let read = leaf.from;
  let { from, to } = leaf;

  function readTo(position: number): void {
    plain += source.slice(read, position);
    read = Math.max(read, position);
  }

  function writeText(position: number): void {
    readTo(position);
    const line = joinLines(plain, /^[ \t]+/);
    plain = '';
    const isAfterSpace = text === '' || text.endsWith(' ');
    for (const part of splitDoNotTranslate(isAfterSpace ? line.trimStart() : line)) {
      text += part.isProtected ? addPlaceholder({ node: '', open: part.text }) : part.text;
    }
  }

  function addPlaceholder(placeholder: Placeholder): string {
    return placeholderFor(placeholders.push(placeholder));
  }

  function writePlaceholder(node: MarkdownNode): void {
    writeText(node.from);
    text += addPlaceholder({ node: node.name, open: joinLines(source.slice(node.from, node.to)) });
    read = node.to;
  }

  function writeBreak(node: MarkdownNode): void {
    writeText(node.from);
    const placeholder = addPlaceholder({
      node: 'HardBreak',
      open: source.slice(node.from, node.to - 1),
    });
    text = `${text.trimEnd()} ${placeholder} `;
    read = node.to;
  }

  function openPair(node: MarkdownNode, open: MarkdownNode, close: MarkdownNode): void {
    writeText(node.from);
    const label = referenceLabel(node, source);
    const caption = captionOf(node, source);
    const end = label === null ? source.slice(caption?.to ?? close.from, node.to) : `][${label}]`;
    const placeholder = addPlaceholder({
      node: node.name,
      open: source.slice(open.from, open.to),
      close: joinLines(end),
    });
    pairs.push({ number: placeholders.length, closeFrom: close.from, to: node.to, caption });
    text += placeholder;
    read = open.to;
  }

  function closePair(): void {
    const pair = pairs.pop();
    if (!pair) return;
    writeText(pair.closeFrom);
    if (pair.caption) {
      const { from: start, to: end } = pair.caption;
      const open = joinLines(source.slice(pair.closeFrom, start));
      text += addPlaceholder({ node: '', open });
      read = start;
      writeText(end);
    }
    text += placeholderFor(pair.number, true);
    read = pair.to;
  }

  /** Leaves out the heading or task marker before or after the text. */
  function skipSyntax(mark: MarkdownNode): void {
    if (text === '' && mark.from === leaf.from) {
      from = mark.to;
      read = mark.to;
      return;
    }
    const isUnderline = leaf.name.startsWith('Setext');
    to = isUnderline ? source.lastIndexOf('\n', mark.from) : mark.from;
    writeText(to);
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
      } else if (name === 'HeaderMark' || name === 'TaskMarker') skipSyntax(node);
      else if (name === 'HardBreak') writeBreak(node);
      else if (emphasisMarks.has(name)) {
        writeText(node.from);
        text += source.slice(node.from, node.to);
        read = node.to;
      } else if (opaqueNodes.has(name)) {
        writePlaceholder(node);
        return false;
      } else if (name === 'Link' || name === 'Image') {
        const [open, close] = node.getChildren('LinkMark');
        if (!open || !close || !isLink(node, source, labels)) return true;
        if (open.to === close.from && !captionOf(node, source)) {
          writePlaceholder(node);
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
  writeText(leaf.to);

  const raw = source.slice(from, to);
  from += raw.length - raw.trimStart().length;
  to = Math.max(from, to - (raw.length - raw.trimEnd().length));
  return {
    text: text.trim(),
    placeholders,
    from,
    to,
    continuation: findContinuation(source, from, to, quoteMarks),
  };
}

type Caption = { from: number; to: number };

/**
 * The words of a picture's caption, which are translated like its alternative text: `⟦1⟧alt⟦2⟧caption⟦/1⟧`, where `⟦2⟧`
 * stands for the URL. A caption in several lines stays as it is.
 */
function captionOf(node: MarkdownNode, source: string): Caption | null {
  const title = node.name === 'Image' ? node.getChild('LinkTitle') : null;
  if (!title) return null;
  const [from, to] = [title.from + 1, title.to - 1];
  const words = source.slice(from, to);
  return words.trim() === '' || words.includes('\n') ? null : { from, to };
}

const emphasisMarks = new Set(['EmphasisMark', 'StrikethroughMark']);
const opaqueNodes = new Set([
  'FootnoteReference',
  'InlineCode',
  'Entity',
  'Escape',
  'Autolink',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
]);

/** @param start what to remove at the start of each further line */
function joinLines(text: string, start = /^[ \t>]+/): string {
  const [first = '', ...others] = text.split('\n');
  const lines = [first, ...others.map((line) => line.replace(start, ''))];
  const last = lines.pop() ?? '';
  return [...lines.map((line) => line.trimEnd()), last].join(' ');
}

function findContinuation(
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

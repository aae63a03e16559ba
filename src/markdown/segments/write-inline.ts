import type { Placeholder, SegmentPart } from './placeholders.ts';
import type { LeafKind } from './segment-markdown.ts';

/** How much is escaped: as little as possible; characters that make code, links and HTML; all punctuation. */
export const escapeLevels = ['none', 'syntax', 'punctuation'] as const;
export type EscapeLevel = (typeof escapeLevels)[number];

/**
 * The Markdown of a leaf block, without the prefix of further lines, and the offsets of the syntax that placeholders
 * stood for.
 */
export type InlineMarkdown = { text: string; restored: readonly RestoredSyntax[] };
export type RestoredSyntax = { node: string; from: number; to: number };

export function writeInline(
  parts: readonly SegmentPart[],
  leaf: LeafKind,
  escapeLevel: EscapeLevel,
): InlineMarkdown {
  const restored: RestoredSyntax[] = [];
  const openedAt: number[] = [];
  let text = '';
  let lineBreak: Placeholder | null = null;

  /**
   * A break is written with the text after it. At the end, or twice in a row, it would leave an empty line, which ends
   * a block.
   */
  function writePendingBreak(): void {
    if (lineBreak && text !== '') {
      text = text.trimEnd();
      const from = text.length;
      text += `${lineBreak.open}\n`;
      restored.push({ node: lineBreak.node, from, to: text.length });
    }
    lineBreak = null;
  }

  function writeWords(words: string): void {
    const line = words.replace(/[⟦⟧]/g, '').replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
    if (line.trim() === '' && (lineBreak || text === '')) return;
    writePendingBreak();
    const escaped = escapeCharacters(line, leaf, escapeLevel);
    if (text !== '' && !text.endsWith('\n')) text += escaped;
    else if (text === '' && escapeLevel === 'none') text += escaped.replace(/^ +/, '');
    else text += escapeBlockStart(escaped.replace(/^ +/, ''));
  }

  function writeSyntax(source: string): void {
    writePendingBreak();
    if (escapeLevel !== 'none' && source.startsWith('[')) text = text.replace(/!$/, '\\!');
    if (text.endsWith('`') && source.startsWith('`')) text += ' ';
    text += source;
  }

  function writePlaceholder({ placeholder, role }: Exclude<SegmentPart, string>): void {
    if (placeholder.node === 'HardBreak') {
      lineBreak = placeholder;
      return;
    }
    writeSyntax(role === 'close' ? (placeholder.close ?? '') : placeholder.open);
    const length = placeholder.open.length;
    if (role === 'open') openedAt.push(text.length - length);
    else {
      const from = role === 'close' ? openedAt.pop() : text.length - length;
      restored.push({ node: placeholder.node, from: from ?? 0, to: text.length });
    }
  }

  for (const part of parts) {
    if (typeof part === 'string') writeWords(part);
    else writePlaceholder(part);
  }
  text = text.trimEnd();
  if (escapeLevel !== 'none') text = text.replace(/(?<= )#+$/, '\\$&');
  return { text, restored };
}

function escapeCharacters(line: string, leaf: LeafKind, escapeLevel: EscapeLevel): string {
  const escapesBar = leaf === 'cell' || leaf === 'first-cell' || escapeLevel === 'punctuation';
  return line.replace(/\\+\|?|[!-/:-@[\]^-`{-~]/g, (found) => {
    const slashes = /^\\*/.exec(found)?.[0] ?? '';
    const before = escapeLevel === 'none' ? slashes : slashes + slashes;
    if (found.endsWith('|')) {
      // markdown-it reads a line with a bar, even an escaped one, above `---` as a table.
      if (leaf === 'underlined-heading') return `${before}&#124;`;
      if (!escapesBar || before.length % 2 === 1) return `${before}|`;
      // Parsers disagree on whether a bar after `\\` ends the cell.
      return before === '' ? '\\|' : `${before}&#124;`;
    }
    const isEscaped =
      escapeLevel === 'punctuation' || (escapeLevel === 'syntax' && '`[]<'.includes(found));
    return slashes === '' && isEscaped ? `\\${found}` : before + found.slice(slashes.length);
  });
}

function escapeBlockStart(line: string): string {
  return line.replace(/^\d{1,9}(?=[.)])/, '$&\\').replace(blockStart, '\\');
}

const blockStart =
  /^(?=[>|]|[-+](?:[\s:|-]|$)|#{1,6}(?:\s|$)|=+\s*$|:[-\s|]|~~~|\*\s|(?:[*_][ \t]*){3,}$)/;

import type { Mark, PlacedPart } from './marks.ts';
import type { Leaf } from './segment-markdown.ts';

/** How much of a text is escaped: nothing that can stay; what makes code, links and blocks; all punctuation. */
export type Strictness = 'nothing' | 'syntax' | 'punctuation';

/** The Markdown of a leaf, its further lines without their beginning, and where in it the syntax stands that marks hid. */
export type InlineMarkdown = { text: string; kept: readonly KeptSyntax[] };
export type KeptSyntax = { node: string; from: number; to: number };

export function writeInline(
  parts: readonly PlacedPart[],
  leaf: Leaf,
  strictness: Strictness,
): InlineMarkdown {
  const kept: KeptSyntax[] = [];
  const openedAt: number[] = [];
  let text = '';
  let lineBreak: Mark | null = null;

  /** Breaks wait for what follows: one at the end, or a second one, would leave an empty line, which ends a block. */
  function writeWaitingBreak(): void {
    if (lineBreak && text !== '') {
      text = text.trimEnd();
      const from = text.length;
      text += `${lineBreak.open}\n`;
      kept.push({ node: lineBreak.node, from, to: text.length });
    }
    lineBreak = null;
  }

  function writeWords(words: string): void {
    const line = words.replace(/[⟦⟧]/g, '').replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
    if (line.trim() === '' && (lineBreak || text === '')) return;
    writeWaitingBreak();
    const escaped = escapeSigns(line, leaf, strictness);
    if (text !== '' && !text.endsWith('\n')) text += escaped;
    else if (text === '' && strictness === 'nothing') text += escaped.replace(/^ +/, '');
    else text += escapeBlockStart(escaped.replace(/^ +/, ''));
  }

  function writeSyntax(source: string): void {
    writeWaitingBreak();
    if (strictness !== 'nothing' && source.startsWith('[')) text = text.replace(/!$/, '\\!');
    if (text.endsWith('`') && source.startsWith('`')) text += ' ';
    text += source;
  }

  function writeMark({ mark, sign }: Exclude<PlacedPart, string>): void {
    if (mark.node === 'HardBreak') {
      lineBreak = mark;
      return;
    }
    writeSyntax(sign === 'close' ? (mark.close ?? '') : mark.open);
    const length = mark.open.length;
    if (sign === 'open') openedAt.push(text.length - length);
    else {
      const from = sign === 'close' ? openedAt.pop() : text.length - length;
      kept.push({ node: mark.node, from: from ?? 0, to: text.length });
    }
  }

  for (const part of parts) {
    if (typeof part === 'string') writeWords(part);
    else writeMark(part);
  }
  text = text.trimEnd();
  if (strictness !== 'nothing') text = text.replace(/(?<= )#+$/, '\\$&');
  return { text, kept };
}

function escapeSigns(line: string, leaf: Leaf, strictness: Strictness): string {
  const escapesBar = leaf === 'cell' || leaf === 'first-cell' || strictness === 'punctuation';
  return line.replace(/\\+\|?|[!-/:-@[\]^-`{-~]/g, (sign) => {
    const slashes = /^\\*/.exec(sign)?.[0] ?? '';
    const before = strictness === 'nothing' ? slashes : slashes + slashes;
    if (sign.endsWith('|')) {
      // One line with a bar, escaped or not, above `---` is a table for markdown-it.
      if (leaf === 'underlined-heading') return `${before}&#124;`;
      if (!escapesBar || before.length % 2 === 1) return `${before}|`;
      // After `\\`, a bar ends the cell for one parser and not for another.
      return before === '' ? '\\|' : `${before}&#124;`;
    }
    const isEscaped =
      strictness === 'punctuation' || (strictness === 'syntax' && '`[]<'.includes(sign));
    return slashes === '' && isEscaped ? `\\${sign}` : before + sign.slice(slashes.length);
  });
}

function escapeBlockStart(line: string): string {
  return line.replace(/^\d{1,9}(?=[.)])/, '$&\\').replace(blockStart, '\\');
}

const blockStart =
  /^(?=[>|]|[-+](?:[\s:|-]|$)|#{1,6}(?:\s|$)|=+\s*$|:[-\s|]|~~~|\*\s|(?:[*_][ \t]*){3,}$)/;

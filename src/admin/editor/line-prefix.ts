import type { EditorState, Line, SelectionRange } from '@codemirror/state';

export type LineKind = 'text' | 'heading' | 'bullet' | 'ordered';

/** The prefix of a line, in characters from its start: `> `, then spaces, then `## `, `- ` or `1. `, then the text. */
export type LinePrefix = {
  kind: LineKind;
  quoteEnd: number;
  indentEnd: number;
  textStart: number;
  /** 1 to 6 for a heading, otherwise 0. */
  headingLevel: number;
  /** The number of an item of a numbered list, otherwise 0. */
  itemNumber: number;
};

/**
 * Markdown has no item numbers in Arabic digits, but Kurdish and Arabic keyboards write them. A list made of such lines
 * gets ASCII digits.
 */
const lineBeginning =
  /^((?: {0,3}> ?)*)([ \t]*)(?:(#{1,6})(?:[ \t]+|$)|[-*+](?:[ \t]+|$)(?:\[[ xX]\][ \t]+)?|([\d٠-٩۰-۹]{1,9})[.)](?:[ \t]+|$))?/;

export function linePrefix(text: string): LinePrefix {
  const [all = '', quote = '', indent = '', hashes = '', number = ''] =
    lineBeginning.exec(text) ?? [];
  const indentEnd = quote.length + indent.length;
  return {
    kind: kindOf(all.length > indentEnd, hashes, number),
    quoteEnd: quote.length,
    indentEnd,
    textStart: all.length,
    headingLevel: hashes.length,
    itemNumber: Number(number.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))),
  };
}

function kindOf(hasMarker: boolean, hashes: string, number: string): LineKind {
  if (!hasMarker) return 'text';
  if (hashes) return 'heading';
  return number ? 'ordered' : 'bullet';
}

/** Returns the lines of a selection. A selection that ends at the start of a line does not include that line. */
export function selectedLines(state: EditorState, range: SelectionRange): Line[] {
  const first = state.doc.lineAt(range.from);
  const end = state.doc.lineAt(range.to);
  const endsBefore = end.number > first.number && range.to === end.from;
  const lines: Line[] = [];
  for (let number = first.number; number <= end.number - (endsBefore ? 1 : 0); number += 1)
    lines.push(state.doc.line(number));
  return lines;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

import type { ChangeSpec, EditorState } from '@codemirror/state';
import { isBlank, linePrefix } from './line-prefix.ts';

/**
 * Replaces a range by blocks of Markdown. A paragraph at the start continues the line; other blocks become separate. In
 * a quote or a list item, all further lines stay inside it. A list replaces an empty item.
 */
export function fitMarkdown(
  state: EditorState,
  range: { from: number; to: number },
  block: { markdown: string; startsInLine: boolean; endsInLine: boolean },
): ChangeSpec {
  const first = state.doc.lineAt(range.from);
  const last = state.doc.lineAt(range.to);
  const textBefore = first.text.slice(0, range.from - first.from);
  const textAfter = last.text.slice(range.to - last.from);
  const marks = linePrefix(textBefore);
  const isAlone = marks.textStart === textBefore.length;
  const takesPlace = isAlone && !block.startsInLine && marks.textStart > marks.indentEnd;
  const quote = textBefore.slice(0, marks.quoteEnd);
  const inside = takesPlace
    ? textBefore.slice(0, marks.indentEnd)
    : quote + ' '.repeat(isListItem(marks.kind) ? marks.textStart - marks.quoteEnd : 0);
  const newLine = `\n${inside}`;
  const emptyLine = `\n${quote.trimEnd()}`;

  let before = '';
  if (!isAlone && !block.startsInLine) before = emptyLine + newLine;
  else if (isBlank(textBefore) && hasText(state, first.number - 1)) before = '\n';
  let after = '';
  if (!isBlank(textAfter) && !block.endsInLine) after = emptyLine + newLine;
  else if (isBlank(textAfter) && !block.endsInLine && hasText(state, last.number + 1)) after = '\n';
  const lines = block.markdown.split('\n').map((line, index) => {
    if (index === 0) return line;
    return line === '' ? emptyLine : newLine + line;
  });
  return {
    from: takesPlace ? first.from + marks.indentEnd : range.from,
    to: range.to,
    insert: before + lines.join('') + after,
  };
}

function isListItem(kind: string): boolean {
  return kind === 'bullet' || kind === 'ordered';
}

function hasText(state: EditorState, lineNumber: number): boolean {
  if (lineNumber < 1 || lineNumber > state.doc.lines) return false;
  return !isBlank(state.doc.line(lineNumber).text);
}

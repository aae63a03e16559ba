import type { EditorState } from '@codemirror/state';
import { isBlank, linePrefix } from './line-prefix.ts';

/**
 * Returns the line breaks before and after a block that replaces a range, so that Markdown parses it as a separate
 * block. In an empty list item or quote, no line break is needed before it.
 */
export function blockSpacing(
  state: EditorState,
  from: number,
  to: number,
): { before: string; after: string } {
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const textBefore = first.text.slice(0, from - first.from);
  const textAfter = last.text.slice(to - last.from);
  return {
    before: breaksBefore(state, first.number, textBefore),
    after: isBlank(textAfter) ? breakUnlessBlank(state, last.number + 1) : '\n\n',
  };
}

function breaksBefore(state: EditorState, lineNumber: number, textBefore: string): string {
  if (isBlank(textBefore)) return breakUnlessBlank(state, lineNumber - 1);
  return linePrefix(textBefore).textStart === textBefore.length ? '' : '\n\n';
}

function breakUnlessBlank(state: EditorState, lineNumber: number): string {
  if (lineNumber < 1 || lineNumber > state.doc.lines) return '';
  return isBlank(state.doc.line(lineNumber).text) ? '' : '\n';
}

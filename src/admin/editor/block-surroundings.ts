import type { EditorState } from '@codemirror/state';
import { isBlank, lineMarks } from './line-marks.ts';

/**
 * The line breaks that a block needs before and after it in place of a range, so that it stands by itself. In an item of
 * a list or a quote that is still empty it needs none before.
 */
export function blockSurroundings(
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
  return lineMarks(textBefore).textStart === textBefore.length ? '' : '\n\n';
}

function breakUnlessBlank(state: EditorState, lineNumber: number): string {
  if (lineNumber < 1 || lineNumber > state.doc.lines) return '';
  return isBlank(state.doc.line(lineNumber).text) ? '' : '\n';
}

import type { EditorState, Line, StateCommand } from '@codemirror/state';
import { isBlank, type LinePrefix, linePrefix, selectedLines } from './line-prefix.ts';
import { isInCodeBlock } from './markdown-syntax.ts';

/** The number of spaces of one level inside code. */
const codeStep = 2;

/**
 * Indents the selected lines to the text of the item above them, because Markdown does not nest them with fewer spaces.
 * Lines below no item stay, because four spaces would make them code.
 */
export const indentItems: StateCommand = ({ state, dispatch }) => {
  const inCode = isInCodeBlock(state, state.selection.main);
  const changes = writtenLines(state).map((line) => {
    if (inCode) return { from: line.from, insert: ' '.repeat(codeStep) };
    const marks = linePrefix(line.text);
    const above = itemAbove(state, line, (other) => indentOf(other) <= indentOf(marks));
    const step = above ? above.textStart - above.quoteEnd - indentOf(marks) : 0;
    return { from: line.from + marks.quoteEnd, insert: ' '.repeat(Math.max(step, 0)) };
  });
  dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'input.indent' }));
  return true;
};

/** Outdents the selected lines to the item that contains them. */
export const outdentItems: StateCommand = ({ state, dispatch }) => {
  const inCode = isInCodeBlock(state, state.selection.main);
  const changes = writtenLines(state).map((line) => {
    const marks = linePrefix(line.text);
    if (inCode) return { from: line.from, to: line.from + Math.min(codeStep, marks.indentEnd) };
    const above = itemAbove(state, line, (other) => indentOf(other) < indentOf(marks));
    const from = line.from + marks.quoteEnd;
    return { from, to: from + indentOf(marks) - (above ? indentOf(above) : 0) };
  });
  dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'delete.dedent' }));
  return true;
};

function writtenLines(state: EditorState): Line[] {
  return selectedLines(state, state.selection.main).filter(({ text }) => !isBlank(text));
}

function indentOf(marks: LinePrefix): number {
  return marks.indentEnd - marks.quoteEnd;
}

/** Returns the nearest item above in the same list that fits. */
function itemAbove(
  state: EditorState,
  line: Line,
  fits: (marks: LinePrefix) => boolean,
): LinePrefix | null {
  for (let number = line.number - 1; number >= 1; number -= 1) {
    const { text } = state.doc.line(number);
    const marks = linePrefix(text);
    const isItem = marks.kind === 'bullet' || marks.kind === 'ordered';
    if (isItem && fits(marks)) return marks;
    if (!isItem && !isBlank(text) && indentOf(marks) === 0) return null;
  }
  return null;
}

import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import type { EditorState, StateCommand, Transaction } from '@codemirror/state';
import { isBlank, lineMarks } from './line-marks.ts';

const continueOrLeave = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Enter goes on with a list or a quote. In an empty item it ends the list, with an empty line below it: what is typed
 * right below an item would become part of it.
 */
export const continueMarkup: StateCommand = ({ state, dispatch }) =>
  continueOrLeave({
    state,
    dispatch: (transaction) => dispatch(apartFromList(state, transaction)),
  });

function apartFromList(before: EditorState, transaction: Transaction): Transaction {
  const { state, changes } = transaction;
  const line = state.doc.lineAt(state.selection.main.head);
  const isSameLine = before.doc.lineAt(before.selection.main.head).number === line.number;
  const marks = lineMarks(line.text);
  const hasLeft = marks.kind === 'text' && marks.textStart === line.length;
  if (!isSameLine || !hasLeft || state.doc.lines !== before.doc.lines) return transaction;
  const above = line.number > 1 ? state.doc.line(line.number - 1) : null;
  if (!above || isBlank(above.text.slice(marks.quoteEnd))) return transaction;
  const emptyLine = `${line.text.trimEnd()}\n`;
  return before.update({
    changes: changes.compose(state.changes({ from: line.from, insert: emptyLine })),
    selection: { anchor: line.to + emptyLine.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import type { EditorState, StateCommand, Transaction } from '@codemirror/state';
import { isBlank, linePrefix } from './line-prefix.ts';

const continueOrLeave = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Enter continues a list or a quote. In an empty item it ends the list and adds an empty line, because text directly
 * below an item would become part of it.
 */
export const smartEnter: StateCommand = ({ state, dispatch }) =>
  continueOrLeave({
    state,
    dispatch: (transaction) => dispatch(withEmptyLine(state, transaction)),
  });

function withEmptyLine(before: EditorState, transaction: Transaction): Transaction {
  const { state, changes } = transaction;
  const line = state.doc.lineAt(state.selection.main.head);
  const isSameLine = before.doc.lineAt(before.selection.main.head).number === line.number;
  const prefix = linePrefix(line.text);
  const hasLeft = prefix.kind === 'text' && prefix.textStart === line.length;
  if (!isSameLine || !hasLeft || state.doc.lines !== before.doc.lines) return transaction;
  const above = line.number > 1 ? state.doc.line(line.number - 1) : null;
  if (!above || isBlank(above.text.slice(prefix.quoteEnd))) return transaction;
  const emptyLine = `${line.text.trimEnd()}\n`;
  return before.update({
    changes: changes.compose(state.changes({ from: line.from, insert: emptyLine })),
    selection: { anchor: line.to + emptyLine.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

import type { EditorState, StateCommand } from '@codemirror/state';
import { blockSpacing } from './block-spacing.ts';
import { isBlank, selectedLines } from './line-prefix.ts';
import { isInCodeBlock } from './markdown-syntax.ts';

const emptyRows = 2;

/**
 * Inserts a table below the line of the cursor, with the name of its first column selected. Selected lines with tabs,
 * as from a spreadsheet, become the table instead.
 *
 * @param columnNames the names of the columns until somebody writes others
 */
export function insertTable(columnNames: readonly string[]): StateCommand {
  return ({ state, dispatch }) => {
    const { main } = state.selection;
    if (isInCodeBlock(state, main)) return false;
    const rows = rowsInSelection(state);
    const lines = selectedLines(state, main);
    const from = rows ? (lines.at(0)?.from ?? main.from) : main.to;
    const to = rows ? (lines.at(-1)?.to ?? main.to) : main.to;
    const { before, after } = blockSpacing(state, from, to);
    const table = tableOf(rows ?? [columnNames, ...emptyRowsOf(columnNames.length)]);
    const start = from + before.length;
    const nameLength = columnNames[0]?.length ?? 0;
    dispatch(
      state.update({
        changes: { from, to, insert: `${before}${table}${after}` },
        selection: rows
          ? { anchor: start + table.length }
          : { anchor: start + 2, head: start + 2 + nameLength },
        scrollIntoView: true,
        userEvent: 'input',
      }),
    );
    return true;
  };
}

function rowsInSelection(state: EditorState): string[][] | null {
  const { main } = state.selection;
  if (main.empty) return null;
  const lines = selectedLines(state, main).filter(({ text }) => !isBlank(text));
  if (lines.length === 0 || !lines.every(({ text }) => text.includes('\t'))) return null;
  const rows = lines.map(({ text }) =>
    text.split('\t').map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|')),
  );
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

function emptyRowsOf(width: number): string[][] {
  return Array.from({ length: emptyRows }, () => Array<string>(width).fill(''));
}

function tableOf([head = [], ...body]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n');
}

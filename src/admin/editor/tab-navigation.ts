import type { EditorState, StateCommand } from '@codemirror/state';
import { indentItems, outdentItems } from './indent-items.ts';
import { linePrefix } from './line-prefix.ts';
import { isInCodeBlock, type MarkdownNode, markdownTree } from './markdown-syntax.ts';

type Cell = { from: number; to: number };

/** Whether the Tab key edits or navigates the text at the cursor. Elsewhere it leaves the editor. */
export function handlesTab(state: EditorState): boolean {
  return tableAround(state) !== null || isInList(state);
}

/** Tab goes to the next cell of a table, adds a row after the last one, or indents a list item. */
export const tabForward: StateCommand = (target) =>
  moveCell(target, 1) || (isInList(target.state) && indentItems(target));

/** Shift+Tab goes to the previous cell of a table, or outdents a list item. */
export const tabBackward: StateCommand = (target) =>
  moveCell(target, -1) || (isInList(target.state) && outdentItems(target));

function isInList(state: EditorState): boolean {
  const { main } = state.selection;
  const { kind } = linePrefix(state.doc.lineAt(main.from).text);
  return (kind === 'bullet' || kind === 'ordered') && !isInCodeBlock(state, main);
}

function moveCell({ state, dispatch }: Parameters<StateCommand>[0], step: 1 | -1): boolean {
  const table = tableAround(state);
  if (!table) return false;
  const cells = cellsOf(state, table);
  const { head } = state.selection.main;
  const now = cells.findLastIndex(({ from }) => from <= head);
  const next = cells[Math.max(now, 0) + step];
  if (next || step < 0) {
    const { from, to } = next ?? cells[0] ?? { from: head, to: head };
    dispatch(state.update({ selection: { anchor: from, head: to }, scrollIntoView: true }));
    return true;
  }
  const end = state.doc.lineAt(table.to).to;
  const width = rowCells(state.doc.lineAt(table.from).text).length;
  const lead = /^[\s>]*/.exec(state.doc.lineAt(end).text)?.[0] ?? '';
  dispatch(
    state.update({
      changes: { from: end, insert: `\n${lead}|${'  |'.repeat(width)}` },
      selection: { anchor: end + 1 + lead.length + '| '.length },
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
}

function tableAround(state: EditorState): MarkdownNode | null {
  const { head } = state.selection.main;
  for (const side of [-1, 1] as const) {
    let node: MarkdownNode | null = markdownTree(state, head).resolveInner(head, side);
    for (; node; node = node.parent) if (node.name === 'Table') return node;
  }
  return null;
}

/** Returns all cells of a table in reading order, without the row of dashes. */
function cellsOf(state: EditorState, table: MarkdownNode): Cell[] {
  const first = state.doc.lineAt(table.from).number;
  const last = state.doc.lineAt(table.to).number;
  const cells: Cell[] = [];
  for (let number = first; number <= last; number += 1) {
    if (number === first + 1) continue;
    const line = state.doc.line(number);
    for (const { from, to } of rowCells(line.text))
      cells.push({ from: line.from + from, to: line.from + to });
  }
  return cells;
}

/**
 * Returns the ranges of the texts between the bars of a row. An empty cell has an empty range, one space after its bar.
 */
function rowCells(row: string): Cell[] {
  const bars = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const begins = /^[\s>]*\|/.test(row) ? bars : [-1, ...bars];
  return begins.flatMap((bar, index) => {
    const end = begins[index + 1] ?? row.length;
    const text = row.slice(bar + 1, end);
    // There is no cell after the last bar of a row.
    if (end === row.length && text.trim() === '' && bar >= 0) return [];
    const words = text.trim();
    const from = bar + 1 + (words ? text.indexOf(words) : Math.min(1, text.length));
    return [{ from, to: from + words.length }];
  });
}

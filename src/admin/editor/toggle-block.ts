import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state';
import { isBlank, type LinePrefix, linePrefix, selectedLines } from './line-prefix.ts';
import { isInCodeBlock } from './markdown-syntax.ts';

export type BlockStyle = 'heading2' | 'heading3' | 'bulletedList' | 'numberedList' | 'quote';

type MarkedLine = { line: Line; marks: LinePrefix };

/**
 * Makes the selected lines headings, list items or a quote, or removes that if all of them are already. It replaces
 * other prefixes of the same kind: a heading becomes an item, a bullet a number.
 */
export function toggleBlockStyle(block: BlockStyle): StateCommand {
  return ({ state, dispatch }) => {
    const { main } = state.selection;
    if (isInCodeBlock(state, main)) return false;
    const selected = selectedLines(state, main).map(withMarks);
    const written = selected.filter(({ line }) => !isBlank(line.text));
    const targets = written.length > 0 ? written : selected.slice(0, 1);
    const isRemoval =
      written.length > 0 && written.every((line) => hasBlockStyle(block, line.marks));
    const lines = block === 'quote' && written.length > 0 ? selected : targets;
    const changes = state.changes([
      ...emptyLines(state, block, selected, isRemoval),
      ...(isRemoval ? removals(block, lines) : additions(state, block, lines)),
    ]);
    dispatch(
      state.update({
        changes,
        selection: {
          anchor: changes.mapPos(main.anchor, 1),
          head: changes.mapPos(main.head, 1),
        },
        scrollIntoView: true,
        userEvent: 'input',
      }),
    );
    return true;
  };
}

export function hasBlockStyle(block: BlockStyle, marks: LinePrefix): boolean {
  switch (block) {
    case 'heading2':
      return marks.headingLevel === 2;
    case 'heading3':
      return marks.headingLevel === 3;
    case 'bulletedList':
      return marks.kind === 'bullet';
    case 'numberedList':
      return marks.kind === 'ordered';
    case 'quote':
      return marks.quoteEnd > 0;
  }
}

function withMarks(line: Line): MarkedLine {
  return { line, marks: linePrefix(line.text) };
}

function removals(block: BlockStyle, lines: readonly MarkedLine[]): ChangeSpec[] {
  return lines.map(({ line, marks }) =>
    block === 'quote'
      ? { from: line.from, to: line.from + (/^ {0,3}> ?/.exec(line.text)?.[0].length ?? 0) }
      : { from: line.from + marks.quoteEnd, to: line.from + marks.textStart },
  );
}

function additions(
  state: EditorState,
  block: BlockStyle,
  lines: readonly MarkedLine[],
): ChangeSpec[] {
  if (block === 'quote')
    return lines.map(({ line }) => ({
      from: line.from,
      insert: isBlank(line.text) && lines.length > 1 ? '>' : '> ',
    }));
  if (block === 'heading2' || block === 'heading3')
    return lines.map(({ line, marks }) => ({
      from: line.from + marks.quoteEnd,
      to: line.from + marks.textStart,
      insert: block === 'heading2' ? '## ' : '### ',
    }));
  const nextNumber = block === 'numberedList' ? numbering(state, lines) : undefined;
  return lines.map(({ line, marks }) => ({
    from: line.from + marks.indentEnd,
    to: line.from + marks.textStart,
    insert: nextNumber ? `${nextNumber(indentOf(marks))}. ` : '- ',
  }));
}

/** Numbers the items of each level, and continues a numbered list directly above. */
function numbering(state: EditorState, lines: readonly MarkedLine[]): (indent: number) => number {
  const counts = new Map<number, number>();
  const first = lines[0];
  if (first && first.line.number > 1) {
    const { marks } = withMarks(state.doc.line(first.line.number - 1));
    if (marks.kind === 'ordered') counts.set(indentOf(marks), marks.itemNumber);
  }
  return (indent) => {
    for (const deeper of counts.keys()) if (deeper > indent) counts.delete(deeper);
    const next = (counts.get(indent) ?? 0) + 1;
    counts.set(indent, next);
    return next;
  };
}

function indentOf(marks: LinePrefix): number {
  return marks.indentEnd - marks.quoteEnd;
}

/**
 * Adds empty lines around a block. Text directly below a list or a quote would become part of it, and so would a line
 * that has just left it.
 */
function emptyLines(
  state: EditorState,
  block: BlockStyle,
  selected: readonly MarkedLine[],
  isRemoval: boolean,
): ChangeSpec[] {
  const [first, last] = [selected.at(0), selected.at(-1)];
  if (!first || !last || block === 'heading2' || block === 'heading3') return [];
  if (isRemoval) {
    const before = first.line.number > 1 && withMarks(state.doc.line(first.line.number - 1));
    return before && hasBlockStyle(block, before.marks)
      ? [{ from: first.line.from, insert: '\n' }]
      : [];
  }
  const next =
    last.line.number < state.doc.lines && withMarks(state.doc.line(last.line.number + 1));
  const isApart = !next || isBlank(next.line.text) || hasBlockStyle(block, next.marks);
  return isApart ? [] : [{ from: next.line.from, insert: '\n' }];
}

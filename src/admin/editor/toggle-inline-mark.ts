import type { ChangeSpec, EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import { isBlank, linePrefix, selectedLines } from './line-prefix.ts';
import {
  enclosingNode,
  isInCodeBlock,
  type MarkdownNode,
  markdownTree,
} from './markdown-syntax.ts';

export type InlineMark = 'bold' | 'italic' | 'code';

type Span = { from: number; to: number };

/** `*` and not `_`, which has no effect inside an Arabic or Kurdish word. */
const inlineMarks = {
  bold: { nodeName: 'StrongEmphasis', mark: '**' },
  italic: { nodeName: 'Emphasis', mark: '*' },
  code: { nodeName: 'InlineCode', mark: '`' },
} as const satisfies Record<InlineMark, { nodeName: string; mark: string }>;

/**
 * Makes the selected text bold, italic or code, or removes that if all of it is already. Without a selection it applies
 * to the word at the cursor, or inserts a pair of marks to type between. At the end of marked text it moves the cursor
 * after the marks.
 */
export function toggleInlineMark(kind: InlineMark): StateCommand {
  return ({ state, dispatch }) => {
    const { main } = state.selection;
    const spec = main.empty ? atCursor(state, kind, main.head) : overSelection(state, kind, main);
    if (spec) dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
    return spec !== null;
  };
}

export function inlineMarkAround(state: EditorState, kind: InlineMark, range: Span): boolean {
  return enclosingNode(state, range, inlineMarks[kind].nodeName) !== null;
}

function overSelection(state: EditorState, kind: InlineMark, range: Span): TransactionSpec | null {
  const spans = spansToMark(state, range);
  if (spans.length === 0) return null;
  const { nodeName } = inlineMarks[kind];
  const marked = spans.map((span) => ({ span, node: enclosingNode(state, span, nodeName) }));
  const changes = marked.some(({ node }) => !node)
    ? marked.flatMap(({ span, node }) => (node ? [] : mark(state, kind, span)))
    : joinWithinNodes(marked).flatMap(({ span, node }) => unmark(state, span, node));
  const changeSet = state.changes(changes);
  const { anchor, head } = state.selection.main;
  const moved = (position: number) => changeSet.mapPos(position, position === range.from ? 1 : -1);
  return { changes: changeSet, selection: { anchor: moved(anchor), head: moved(head) } };
}

/**
 * Marks go around words: not around the prefix of a line, not across lines, cells or outer spaces, and never in code
 * blocks.
 */
function spansToMark(state: EditorState, range: Span): Span[] {
  return selectedLines(state, state.selection.main)
    .flatMap((line) => {
      const textStart = line.from + linePrefix(line.text).textStart;
      return cellsOf(state, textStart, line.to).map((cell) => ({
        from: Math.max(cell.from, range.from),
        to: Math.min(cell.to, range.to),
      }));
    })
    .map((span) => withoutSpacesAround(state, span))
    .filter((span) => span.from < span.to && !isInCodeBlock(state, span));
}

function cellsOf(state: EditorState, from: number, to: number): Span[] {
  const row = enclosingNode(state, { from, to }, 'TableRow', 'TableHeader');
  return row ? row.getChildren('TableCell') : [{ from, to }];
}

function withoutSpacesAround(state: EditorState, { from, to }: Span): Span {
  if (from >= to) return { from, to };
  const text = state.sliceDoc(from, to);
  if (isBlank(text)) return { from, to: from };
  return {
    from: from + text.length - text.trimStart().length,
    to: to - text.length + text.trimEnd().length,
  };
}

/**
 * Adds marks around a span. It removes marks of the same kind inside, and extends the span over marked text that it
 * overlaps.
 */
function mark(state: EditorState, kind: InlineMark, span: Span): ChangeSpec[] {
  const { nodeName } = inlineMarks[kind];
  const inside: MarkdownNode[] = [];
  markdownTree(state, span.to).iterate({
    ...span,
    enter: ({ name, node }) => {
      if (name === nodeName && node.to > span.from && node.from < span.to) inside.push(node);
    },
  });
  const from = Math.min(span.from, ...inside.map((node) => node.from));
  const to = Math.max(span.to, ...inside.map((node) => node.to));
  const { open, close } = marksFor(kind, state.sliceDoc(from, to));
  const oldMarks = inside.flatMap(marksOf).filter(() => kind !== 'code');
  return [{ from, insert: open }, ...oldMarks, { from: to, insert: close }];
}

/** Code that contains backticks needs a longer run of backticks around it. */
function marksFor(kind: InlineMark, text: string): { open: string; close: string } {
  const { mark } = inlineMarks[kind];
  const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  if (kind !== 'code' || longestRun === 0) return { open: mark, close: mark };
  const fence = mark.repeat(longestRun + 1);
  return { open: `${fence} `, close: ` ${fence}` };
}

/** Removes the marks from a span. The rest of the marked text keeps them. */
function unmark(state: EditorState, span: Span, node: MarkdownNode): ChangeSpec[] {
  const [open, close] = marksOf(node);
  if (!open || !close) return [];
  const before = state.sliceDoc(open.to, Math.max(open.to, span.from));
  const after = state.sliceDoc(Math.min(close.from, span.to), close.from);
  const marks = {
    open: state.sliceDoc(open.from, open.to),
    close: state.sliceDoc(close.from, close.to),
  };
  return [
    isWithoutText(before) ? open : { from: open.to + before.trimEnd().length, insert: marks.close },
    isWithoutText(after)
      ? close
      : { from: close.from - after.trimStart().length, insert: marks.open },
  ];
}

/** Whether a range has only spaces and other marks. */
function isWithoutText(markdown: string): boolean {
  return /^[\s*_~`]*$/.test(markdown);
}

/** The opening and the closing mark of a node. */
function marksOf(node: MarkdownNode): Span[] {
  const marks = [...node.getChildren('EmphasisMark'), ...node.getChildren('CodeMark')];
  const [open, close] = [marks.at(0), marks.at(-1)];
  return open && close
    ? [
        { from: open.from, to: open.to },
        { from: close.from, to: close.to },
      ]
    : [];
}

/** Joins the spans of one marked text over several lines, so that they lose their marks together. */
function joinWithinNodes(
  marked: readonly { span: Span; node: MarkdownNode | null }[],
): { span: Span; node: MarkdownNode }[] {
  const joined: { span: Span; node: MarkdownNode }[] = [];
  for (const { span, node } of marked) {
    const last = joined.at(-1);
    if (last && node?.from === last.node.from) last.span = { from: last.span.from, to: span.to };
    else if (node) joined.push({ span, node });
  }
  return joined;
}

function atCursor(state: EditorState, kind: InlineMark, cursor: number): TransactionSpec | null {
  const here = { from: cursor, to: cursor };
  if (isInCodeBlock(state, here)) return null;
  const { nodeName, mark: markText } = inlineMarks[kind];
  if (isBetweenEmptyMarks(state, cursor, markText))
    return { changes: { from: cursor - markText.length, to: cursor + markText.length } };
  const node = enclosingNode(state, here, nodeName);
  if (node) {
    const [open, close] = marksOf(node);
    if (open && close && cursor === close.from) return { selection: { anchor: close.to } };
    return { changes: [open, close].filter((old) => old !== undefined) };
  }
  const leaving = leaveAfterSpaces(state, cursor, markText);
  if (leaving) return leaving;
  const word = state.wordAt(cursor);
  if (word && word.from < cursor && cursor < word.to)
    return { changes: mark(state, kind, { from: word.from, to: word.to }) };
  return {
    changes: { from: cursor, insert: markText + markText },
    selection: { anchor: cursor + markText.length },
  };
}

function isBetweenEmptyMarks(state: EditorState, cursor: number, mark: string): boolean {
  const { before, after } = textAround(state, cursor);
  const sign = mark.charAt(0);
  const runBefore = before.length - before.replace(new RegExp(`\\${sign}+$`), '').length;
  const runAfter = after.length - after.replace(new RegExp(`^\\${sign}+`), '').length;
  // `**|**` has no inner pair of italic marks, `***|***` has.
  const holds = (run: number) => run === mark.length || (sign === '*' && run === 3);
  return runBefore === runAfter && holds(runBefore);
}

/** `**text |**` is not bold because of the space. The cursor moves after the marks, and the space with it. */
function leaveAfterSpaces(
  state: EditorState,
  cursor: number,
  mark: string,
): TransactionSpec | null {
  const { before, after } = textAround(state, cursor);
  const spaces = /\s+$/.exec(before)?.[0] ?? '';
  if (!spaces || !after.startsWith(mark) || before.split(mark).length % 2 === 1) return null;
  const end = cursor + mark.length;
  return {
    changes: [
      { from: cursor - spaces.length, to: cursor },
      { from: end, insert: spaces },
    ],
    selection: { anchor: end },
  };
}

function textAround(state: EditorState, cursor: number): { before: string; after: string } {
  const line = state.doc.lineAt(cursor);
  const column = cursor - line.from;
  return { before: line.text.slice(0, column), after: line.text.slice(column) };
}

import type { ChangeSpec, EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import { blockSpacing } from './block-spacing.ts';
import { isBlank, linePrefix, selectedLines } from './line-prefix.ts';
import { codeBlockAround, type MarkdownNode } from './markdown-syntax.ts';
import { toggleInlineMark } from './toggle-inline-mark.ts';

/**
 * Makes a selection inside a line inline code, and several lines or an empty line a code block. In a code block it
 * removes the fences.
 */
export const toggleCode: StateCommand = (target) => {
  const { state, dispatch } = target;
  const { main } = state.selection;
  const block = codeBlockAround(state, main);
  const spec = block ? withoutFences(state, block) : fenced(state);
  if (!spec) return toggleInlineMark('code')(target);
  dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

function fenced(state: EditorState): TransactionSpec | null {
  const { main } = state.selection;
  const lines = selectedLines(state, main);
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return null;
  const isEmptyLine = first === last && isBlank(first.text);
  if (first === last && !isEmptyLine) return null;
  const code = state.sliceDoc(first.from, last.to);
  const longestRun = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const { before, after } = blockSpacing(state, first.from, last.to);
  const changes = state.changes([
    { from: first.from, insert: `${before}${fence}\n` },
    { from: last.to, insert: `\n${fence}${after}` },
  ]);
  const moved = (position: number) =>
    changes.mapPos(position, position === last.to && !isEmptyLine ? -1 : 1);
  if (isEmptyLine)
    return { changes, selection: { anchor: first.from + before.length + fence.length + 1 } };
  return { changes, selection: { anchor: moved(main.anchor), head: moved(main.head) } };
}

/** Removes the fences of a code block. An indented block has none: its lines lose their indentation. */
function withoutFences(state: EditorState, block: MarkdownNode): TransactionSpec {
  const first = state.doc.lineAt(block.from);
  const last = state.doc.lineAt(block.to);
  if (block.name === 'CodeBlock') {
    const changes: ChangeSpec[] = [];
    for (let number = first.number; number <= last.number; number += 1) {
      const { from, text } = state.doc.line(number);
      changes.push({ from, to: from + linePrefix(text).indentEnd });
    }
    return { changes };
  }
  const isClosed = block.getChildren('CodeMark').length > 1;
  const firstEnd = Math.min(first.to + 1, state.doc.length);
  const changes: ChangeSpec[] = [{ from: first.from, to: firstEnd }];
  if (isClosed && last.number > first.number)
    changes.push({ from: Math.max(firstEnd, last.from - 1), to: last.to });
  return { changes };
}

import { isolateHistory } from '@codemirror/commands';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { linePrefix } from './line-prefix.ts';
import { isInCodeBlock } from './markdown-syntax.ts';

/**
 * A Kurdish or Arabic keyboard writes `١. ` for a list item, which Markdown does not parse as a list. The extension
 * replaces it by `1. ` after the space, as a step of its own in the undo history. The page shows the number in Arabic
 * digits.
 */
export function arabicListNumbers(): Extension {
  return EditorView.inputHandler.of((view, from, to, text, insert) => {
    if (text !== ' ' || from !== to) return false;
    const spec = asciiListNumber(view.state, from);
    if (!spec) return false;
    view.dispatch(insert());
    view.dispatch(spec);
    return true;
  });
}

/** @param position the position after the full stop of a number at the start of a line */
export function asciiListNumber(state: EditorState, position: number): TransactionSpec | null {
  const line = state.doc.lineAt(position);
  const typed = line.text.slice(0, position - line.from);
  // At most two digits, because a line may begin with a year.
  const digits = /^[\s>]*([٠-٩۰-۹]{1,2})[.)]$/.exec(typed)?.[1];
  if (!digits || isInCodeBlock(state, { from: position, to: position })) return null;
  const end = position - 1;
  return {
    changes: {
      from: end - digits.length,
      to: end,
      insert: String(linePrefix(`${digits}. `).itemNumber),
    },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.complete',
  };
}

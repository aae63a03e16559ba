import { history } from '@codemirror/commands';
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { latinStreak } from '../../src/admin/editor/keyboard-layout-hint.ts';
import { markdownSyntax } from '../../src/admin/editor/markdown-syntax.ts';
import { pictureUploads } from '../../src/admin/editor/picture-uploads.ts';

/** Makes an editor state from a text with the selection between `⟨` and `⟩`, or the cursor at `‸`. */
export function editorState(marked: string): EditorState {
  const text = marked.replace(/[⟨⟩‸]/g, '');
  const cursor = marked.indexOf('‸');
  const [anchor, head] = [marked.indexOf('⟨'), marked.indexOf('⟩') - 1];
  return EditorState.create({
    doc: text,
    selection: cursor >= 0 ? EditorSelection.single(cursor) : EditorSelection.single(anchor, head),
    extensions: [history(), markdownSyntax(), pictureUploads, latinStreak],
  });
}

/** Turns an editor state into such a text. */
export function textWithSelection(state: EditorState): string {
  const { from, to, empty } = state.selection.main;
  const text = state.doc.toString();
  const selected = empty ? '‸' : `⟨${text.slice(from, to)}⟩`;
  return text.slice(0, from) + selected + text.slice(to);
}

/** The state after a command. */
export function stateAfter(state: EditorState, command: StateCommand): EditorState {
  let next = state;
  command({
    state,
    dispatch: (transaction) => {
      next = transaction.state;
    },
  });
  return next;
}

/** A marked text after a command. */
export function textAfter(marked: string, command: StateCommand): string {
  return textWithSelection(stateAfter(editorState(marked), command));
}

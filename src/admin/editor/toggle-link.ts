import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import { isBlank } from './line-prefix.ts';
import { enclosingNode, isInCodeBlock, type MarkdownNode } from './markdown-syntax.ts';

/**
 * Makes the selected text a link, with the cursor at its URL. A selected URL becomes a link with the cursor at its
 * text. In a link it removes the link and keeps its text.
 */
export const toggleLink: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const link = enclosingNode(state, main, 'Link');
  const spec = link ? unlinked(link) : linked(state);
  if (spec) dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input' }));
  return spec !== null;
};

/** A URL pasted over text makes the text a link. */
export function linkPastedUrl(state: EditorState, pasted: string): TransactionSpec | null {
  const { main } = state.selection;
  const url = pasted.trim();
  const text = state.sliceDoc(main.from, main.to);
  if (main.empty || !isUrl(url) || isUrl(text.trim())) return null;
  if (!canBeLinked(state)) return null;
  return {
    changes: [
      { from: main.from, insert: '[' },
      { from: main.to, insert: `](${linkDestination(url)})` },
    ],
    // The cursor goes after the link, as after every paste.
    selection: { anchor: main.to + `[](${linkDestination(url)})`.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
  };
}

/** Escapes a URL for the round brackets of a link. */
export function linkDestination(url: string): string {
  return /^[^()<>\s]*$/.test(url) ? url : `<${url.replaceAll('<', '%3C').replaceAll('>', '%3E')}>`;
}

function isUrl(text: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text);
}

/** Whether a selection can become a link: it must be in one paragraph, outside code and other links. */
function canBeLinked(state: EditorState): boolean {
  const { main } = state.selection;
  const text = state.sliceDoc(main.from, main.to);
  return !/\n[ \t]*\n/.test(text) && !isLinkedOrCode(state) && !enclosingNode(state, main, 'URL');
}

function isLinkedOrCode(state: EditorState): boolean {
  const { main } = state.selection;
  return (
    isInCodeBlock(state, main) ||
    enclosingNode(state, main, 'Link', 'Image', 'InlineCode', 'Autolink') !== null
  );
}

function linked(state: EditorState): TransactionSpec | null {
  const { main } = state.selection;
  const text = state.sliceDoc(main.from, main.to);
  if (isUrl(text.trim()) && !isLinkedOrCode(state))
    return {
      changes: { from: main.from, to: main.to, insert: `[](${linkDestination(text.trim())})` },
      selection: { anchor: main.from + 1 },
    };
  if (!canBeLinked(state)) return null;
  if (isBlank(text))
    return {
      changes: { from: main.to, insert: '[]()' },
      selection: { anchor: main.to + 1 },
    };
  const from = main.from + text.length - text.trimStart().length;
  const to = main.to - text.length + text.trimEnd().length;
  return {
    changes: [
      { from, insert: '[' },
      { from: to, insert: ']()' },
    ],
    selection: { anchor: to + '[]('.length },
  };
}

function unlinked(link: MarkdownNode): TransactionSpec | null {
  const [open, close] = link.getChildren('LinkMark');
  if (!open || !close) return null;
  return {
    changes: [
      { from: link.from, to: open.to },
      { from: close.from, to: link.to },
    ],
  };
}

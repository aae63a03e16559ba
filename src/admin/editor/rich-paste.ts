import { StateEffect, StateField, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { PastedMarkdown } from '#markdown/from-html/html-to-markdown.ts';
import { isExternalChange } from './external-change.ts';
import { fitMarkdown } from './fit-markdown.ts';

/** Says what a paste has lost. */
export type PasteWarning = { kind: 'pastedPlain' } | { kind: 'picturesLeftOut'; count: number };

/** Plain text that was pasted and may still become Markdown. */
type PlainPaste = { id: number; from: number; to: number };

const pasted = StateEffect.define<PlainPaste>();
const settled = StateEffect.define<number>();

/** The pastes whose HTML is being read. Their ranges follow changes of the text around them. */
export const plainPastes = StateField.define<readonly PlainPaste[]>({
  create: () => [],
  update(pastes, transaction) {
    if (isExternalChange(transaction)) return [];
    let next = pastes;
    if (transaction.docChanged)
      next = pastes.map(({ id, from, to }) => ({
        id,
        from: transaction.changes.mapPos(from, 1),
        to: transaction.changes.mapPos(to, -1),
      }));
    for (const effect of transaction.effects) {
      if (effect.is(pasted)) next = [...next, effect.value];
      if (effect.is(settled)) next = next.filter(({ id }) => id !== effect.value);
    }
    return next;
  },
});

let lastId = 0;

/**
 * Inserts the plain text at once, and replaces it by Markdown once the HTML is read. Text typed meanwhile stays. A
 * paste that was edited meanwhile stays plain.
 */
export async function pasteRich(
  view: EditorView,
  { html, text }: { html: string; text: string },
  report: (warning: PasteWarning) => void,
): Promise<void> {
  lastId += 1;
  const id = lastId;
  const plain = view.state.toText(text);
  const { from } = view.state.selection.main;
  view.dispatch(view.state.replaceSelection(plain), {
    effects: pasted.of({ id, from, to: from + plain.length }),
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  const read = await readHtml(html);
  view.dispatch(
    (read && markdownFor(view, id, plain.toString(), read)) || {
      effects: settled.of(id),
    },
  );
  if (!read) report({ kind: 'pastedPlain' });
  else if (read.omitted.pictures > 0)
    report({ kind: 'picturesLeftOut', count: read.omitted.pictures });
}

/**
 * Loads the HTML parser, which only pastes with HTML need.
 *
 * @returns null if it cannot be loaded, or cannot parse this
 */
async function readHtml(html: string): Promise<PastedMarkdown | null> {
  try {
    const { htmlToMarkdown } = await import('#markdown/from-html/html-to-markdown.ts');
    return htmlToMarkdown(html);
  } catch (error) {
    console.info('Pasted as plain text:', error);
    return null;
  }
}

function markdownFor(
  view: EditorView,
  id: number,
  plain: string,
  read: PastedMarkdown,
): TransactionSpec | null {
  const { state } = view;
  const paste = state.field(plainPastes).find((one) => one.id === id);
  if (!paste || read.markdown === '' || state.sliceDoc(paste.from, paste.to) !== plain) return null;
  const changes = state.changes(fitMarkdown(state, paste, read));
  const { anchor, head } = state.selection.main;
  return {
    changes,
    // Moves the cursor after the pasted text, unless the writer has moved it.
    selection: { anchor: changes.mapPos(anchor, 1), head: changes.mapPos(head, 1) },
    effects: settled.of(id),
    // Without a user event, the undo history joins it with the paste before it.
    scrollIntoView: true,
  };
}

import { isolateHistory } from '@codemirror/commands';
import {
  type EditorState,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { blockSpacing } from './block-spacing.ts';
import { isExternalChange } from './external-change.ts';
import { linkDestination } from './toggle-link.ts';

type PendingUpload = { id: number; position: number; text: string };

const uploadStarted = StateEffect.define<PendingUpload>();
const uploadEnded = StateEffect.define<number>();

/**
 * The running uploads. Each shows as `![Uploading name…]()` at its position, which follows changes of the text around
 * it. The placeholder is a decoration: it is never saved or published, and undo does not restore it.
 */
export const pictureUploads = StateField.define<readonly PendingUpload[]>({
  create: () => [],
  update: nextUploads,
  provide: (field) =>
    EditorView.decorations.from(field, (uploads) =>
      Decoration.set(
        uploads.map(({ position, text }) =>
          Decoration.widget({ widget: new Placeholder(text), side: -1 }).range(position),
        ),
        true,
      ),
    ),
});

let lastId = 0;

/** @returns the transaction that shows the placeholder, and the id to finish or cancel the upload */
export function startUpload(position: number, text: string): { id: number; spec: TransactionSpec } {
  lastId += 1;
  return {
    id: lastId,
    spec: {
      effects: uploadStarted.of({ id: lastId, position, text }),
      selection: { anchor: position },
      scrollIntoView: true,
    },
  };
}

/**
 * Replaces the placeholder by the picture, in a paragraph of its own. A cursor at the placeholder moves to a new line
 * after the picture.
 *
 * @returns null if the text, and with it the position, was replaced meanwhile
 */
export function finishUpload(
  state: EditorState,
  id: number,
  imageUrl: string,
): TransactionSpec | null {
  const upload = state.field(pictureUploads).find((pending) => pending.id === id);
  if (!upload) return null;
  const { position } = upload;
  const { before, after } = blockSpacing(state, position, position);
  const { main } = state.selection;
  const isWaiting = main.empty && main.head === position;
  const picture = `${before}${pictureMarkdown('', imageUrl)}`;
  const behind = isWaiting && after !== paragraphBreak ? paragraphBreak + after : after;
  return {
    changes: { from: position, insert: `${picture}${behind}` },
    ...(isWaiting && {
      selection: { anchor: position + picture.length + paragraphBreak.length },
      scrollIntoView: true,
    }),
    effects: uploadEnded.of(id),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
  };
}

/**
 * Adds the missing description of a picture.
 *
 * @returns null if the picture is gone or has a description
 */
export function describePicture(
  state: EditorState,
  imageUrl: string,
  description: string,
): TransactionSpec | null {
  const from = state.doc.toString().indexOf(pictureMarkdown('', imageUrl));
  if (from < 0) return null;
  const insert = description
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');
  return {
    changes: { from: from + '!['.length, insert },
    annotations: isolateHistory.of('full'),
    userEvent: 'input',
  };
}

/** @param description in Markdown syntax */
export function pictureMarkdown(description: string, imageUrl: string): string {
  return `![${description}](${linkDestination(imageUrl)})`;
}

const paragraphBreak = '\n\n';

export function cancelUpload(id: number): TransactionSpec {
  return { effects: uploadEnded.of(id) };
}

function nextUploads(uploads: readonly PendingUpload[], transaction: Transaction) {
  if (isExternalChange(transaction)) return [];
  let next = uploads;
  const ended = transaction.effects.find((effect) => effect.is(uploadEnded))?.value;
  if (transaction.docChanged) {
    const endedAt = uploads.findIndex(({ id }) => id === ended);
    // Text typed at a placeholder goes after it. Pictures keep their order, whichever upload finishes first.
    next = uploads.map((upload, index) => ({
      ...upload,
      position: transaction.changes.mapPos(
        upload.position,
        endedAt >= 0 && index > endedAt ? 1 : -1,
      ),
    }));
  }
  if (ended !== undefined) next = next.filter(({ id }) => id !== ended);
  for (const effect of transaction.effects)
    if (effect.is(uploadStarted)) next = [...next, effect.value];
  return next;
}

class Placeholder extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: Placeholder): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-upload';
    element.textContent = `![${this.text}]()`;
    return element;
  }
}

import { isolateHistory } from '@codemirror/commands';
import {
  type EditorState,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { escapePictureText } from '#markdown/pictures/pictures-in-markdown.ts';
import { blockSpacing } from './block-spacing.ts';
import { isExternalChange } from './external-change.ts';
import { picturePosition } from './picture-position.ts';
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
  const { main } = state.selection;
  const isWaiting = main.empty && main.head === position;
  const spec = insertion(state, position, pictureMarkdown({ imageUrl }), isWaiting);
  return { ...spec, effects: uploadEnded.of(id) };
}

/** Inserts a stored picture at the cursor, in a paragraph of its own, and moves the cursor behind it. */
export function insertPicture(state: EditorState, picture: TextPicture): TransactionSpec {
  const position = picturePosition(state, state.selection.main.to);
  return insertion(state, position, pictureMarkdown(picture), true);
}

function insertion(
  state: EditorState,
  position: number,
  markdown: string,
  movesCursor: boolean,
): TransactionSpec {
  const { before, after } = blockSpacing(state, position, position);
  const picture = `${before}${markdown}`;
  const behind = movesCursor && after !== paragraphBreak ? paragraphBreak + after : after;
  return {
    changes: { from: position, insert: `${picture}${behind}` },
    ...(movesCursor && {
      selection: { anchor: position + picture.length + paragraphBreak.length },
      scrollIntoView: true,
    }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
  };
}

/** A picture as a text shows it. */
export type TextPicture = { imageUrl: string; alt?: string; caption?: string };

/**
 * Gives a picture that was just inserted its alternative text and its caption.
 *
 * @param inserted the picture as it was inserted
 * @returns null if the picture is gone or was changed
 */
export function describePicture(
  state: EditorState,
  inserted: TextPicture,
  described: Omit<TextPicture, 'imageUrl'>,
): TransactionSpec | null {
  const before = pictureMarkdown(inserted);
  const from = state.doc.toString().indexOf(before);
  if (from < 0) return null;
  const insert = pictureMarkdown({ ...described, imageUrl: inserted.imageUrl });
  return {
    changes: { from, to: from + before.length, insert },
    annotations: isolateHistory.of('full'),
    userEvent: 'input',
  };
}

export function pictureMarkdown({ imageUrl, alt = '', caption = '' }: TextPicture): string {
  const title = caption.trim() === '' ? '' : ` "${escapePictureText(caption)}"`;
  return `![${escapePictureText(alt)}](${linkDestination(imageUrl)}${title})`;
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

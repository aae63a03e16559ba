import { isolateHistory } from '@codemirror/commands';
import {
  type EditorState,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { blockSurroundings } from './block-surroundings.ts';
import { isOutsideChange } from './outside-change.ts';
import { linkDestination } from './toggle-link.ts';

type PendingUpload = { id: number; position: number; text: string };

const uploadStarted = StateEffect.define<PendingUpload>();
const uploadEnded = StateEffect.define<number>();

/**
 * Pictures on their way to the server. Each shows as `![Uploading name…]()` where it will stand, and keeps that place
 * while the text around it changes. The placeholder is drawn, not written: what is saved or published meanwhile has
 * nothing of it, and undo never brings it back.
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

/** @returns the transaction that shows the placeholder, with the cursor behind it, and the upload's id for its end */
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
 * The picture in place of its placeholder, in a paragraph of its own. The cursor goes into its alternative text, unless
 * the writer has gone on elsewhere.
 *
 * @returns null where the text has been replaced meanwhile, and with it the place of the picture
 */
export function finishUpload(
  state: EditorState,
  id: number,
  imageUrl: string,
): TransactionSpec | null {
  const upload = state.field(pictureUploads).find((pending) => pending.id === id);
  if (!upload) return null;
  const { position } = upload;
  const { before, after } = blockSurroundings(state, position, position);
  const { main } = state.selection;
  const isWaiting = main.empty && main.head === position;
  return {
    changes: { from: position, insert: `${before}![](${linkDestination(imageUrl)})${after}` },
    ...(isWaiting && {
      selection: { anchor: position + before.length + '!['.length },
      scrollIntoView: true,
    }),
    effects: uploadEnded.of(id),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
  };
}

export function cancelUpload(id: number): TransactionSpec {
  return { effects: uploadEnded.of(id) };
}

function nextUploads(uploads: readonly PendingUpload[], transaction: Transaction) {
  if (isOutsideChange(transaction)) return [];
  let next = uploads;
  const ended = transaction.effects.find((effect) => effect.is(uploadEnded))?.value;
  if (transaction.docChanged) {
    const endedAt = uploads.findIndex(({ id }) => id === ended);
    // What is typed at a placeholder comes behind it; pictures stay in their order, whichever is there first.
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

import { type Chunk, getChunks, getOriginalDoc } from '@codemirror/merge';
import { type EditorState, type Extension, Prec, type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { directionOf, type Language } from '#i18n/languages.ts';
import { type Decision, decideOne, undecided } from './decide.ts';

/** The labels of the buttons of a change. */
export type ChangeTexts = {
  language: Language;
  accept: string;
  reject: string;
  /** Describes a change. One of its texts may be empty. */
  describe: (change: { added: string; removed: string }) => string;
};

/** Shows two buttons above each change, which accept or reject it, and highlights its added words. */
export function changeBars(texts: ChangeTexts): Extension {
  const decorations = StateField.define<DecorationSet>({
    create: (state) => changeDecorations(state, texts),
    update: (last, transaction) =>
      getChunks(transaction.state)?.chunks === getChunks(transaction.startState)?.chunks
        ? last
        : changeDecorations(transaction.state, texts),
    provide: (field) => EditorView.decorations.from(field),
  });
  // The buttons are above the removed words, which the package shows.
  return Prec.high(decorations);
}

/** Accepts or rejects a change, and moves the focus to the buttons of the next change, or of the last. */
function decideAndFocusNext(view: EditorView, decision: Decision, position: number): void {
  decideOne(view, decision, position);
  const left = undecided(view.state);
  const next = left.find((one) => one >= position) ?? left.at(-1);
  if (next !== undefined) focusChange(view, next);
}

/** Focuses the buttons of the change that begins at a position, and scrolls it into view. */
export function focusChange(view: EditorView, position: number): void {
  view.dispatch({
    selection: { anchor: position },
    effects: EditorView.scrollIntoView(position, { y: 'center' }),
  });
  const bar = barsOf(view).find((one) => view.posAtDOM(one) === position);
  bar?.querySelector('button')?.focus({ preventScroll: true });
}

/** @returns the position of the change whose buttons have the focus; null where none has it */
export function focusedChange(view: EditorView): number | null {
  const bar = barsOf(view).find((one) => one.contains(document.activeElement));
  return bar ? view.posAtDOM(bar) : null;
}

const barClass = 'change-bar';

function barsOf(view: EditorView): Element[] {
  return [...view.contentDOM.querySelectorAll(`.${barClass}`)];
}

const added = Decoration.mark({ tagName: 'ins', class: 'change-added' });

function changeDecorations(state: EditorState, texts: ChangeTexts): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const chunk of getChunks(state)?.chunks ?? []) {
    const widget = new ChangeBar(texts, texts.describe(wordsOf(state, chunk)));
    ranges.push(Decoration.widget({ widget, block: true, side: -1 }).range(chunk.fromB));
    for (const change of chunk.changes) {
      const from = chunk.fromB + change.fromB;
      const to = Math.min(chunk.fromB + change.toB, state.doc.length);
      if (from < to) ranges.push(added.range(from, to));
    }
  }
  return Decoration.set(ranges, true);
}

/** Enough for screen reader users to tell changes apart. */
const maxCharacters = 80;

function wordsOf(state: EditorState, { fromA, fromB, changes }: Chunk) {
  const accepted = getOriginalDoc(state);
  const join = (parts: string[]) => {
    const words = parts.map((part) => part.trim()).filter((part) => part !== '');
    const text = words.join(' ... ').replace(/\s+/g, ' ');
    return text.length > maxCharacters
      ? `${text.slice(0, maxCharacters).replace(/\s\S*$/, '')} ...`
      : text;
  };
  return {
    added: join(changes.map((one) => state.doc.sliceString(fromB + one.fromB, fromB + one.toB))),
    removed: join(changes.map((one) => accepted.sliceString(fromA + one.fromA, fromA + one.toA))),
  };
}

class ChangeBar extends WidgetType {
  readonly #texts: ChangeTexts;
  readonly #description: string;

  constructor(texts: ChangeTexts, description: string) {
    super();
    this.#texts = texts;
    this.#description = description;
  }

  override eq(other: ChangeBar): boolean {
    return this.#description === other.#description;
  }

  override toDOM(view: EditorView): HTMLElement {
    const bar = document.createElement('div');
    bar.className = barClass;
    // The text around the buttons is English. The buttons are in the language of the panel.
    const buttons = document.createElement('div');
    buttons.className = 'change-buttons';
    buttons.lang = this.#texts.language;
    buttons.dir = directionOf(this.#texts.language);
    bar.append(buttons);
    for (const decision of ['accept', 'reject'] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'change-button';
      button.textContent = this.#texts[decision];
      button.ariaLabel = `${this.#texts[decision]}: ${this.#description}`;
      button.addEventListener('click', () =>
        decideAndFocusNext(view, decision, view.posAtDOM(bar)),
      );
      buttons.append(button);
    }
    return bar;
  }
}

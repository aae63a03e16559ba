import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { isInCodeBlock } from '../editor/markdown-syntax.ts';
import type { LineHints, TextHint } from './find-hints.ts';
import type { Spelling } from './spelling.ts';

/** Characters that are checked at once, between two frames. */
const atOnce = 4_000;

/** The writer has paused. */
const pauseMs = 300;

const hintsFound = StateEffect.define<{ from: number; to: number; hints: readonly TextHint[] }>();

/** The hints of the text. They move with it; a hint whose word changes is removed at once. */
export const textHints = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(hints, { changes, effects, docChanged }) {
    let next = hints;
    if (docChanged) {
      next = next.map(changes);
      changes.iterChangedRanges((_fromA, _toA, from, to) => {
        next = next.update({
          filterFrom: from,
          filterTo: to,
          filter: (start, end) => end < from || start > to,
        });
      });
    }
    for (const effect of effects)
      if (effect.is(hintsFound)) {
        const { from, to, hints: found } = effect.value;
        next = next.update({
          filterFrom: from,
          filterTo: to,
          filter: (start, end) => end < from || start > to,
          add: found.map((hint) => markOf(hint).range(hint.from, hint.to)),
        });
      }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function markOf(hint: TextHint): Decoration {
  return Decoration.mark({ class: `cm-hint cm-hint-${hint.kind}`, hint });
}

/** The hint at the cursor; null during a selection. */
export function hintAtCursor(state: EditorState): TextHint | null {
  const { main } = state.selection;
  if (!main.empty) return null;
  let found: TextHint | null = null;
  state.field(textHints).between(main.head, main.head, (from, to, { spec }) => {
    found = { ...spec.hint, from, to };
    return false;
  });
  return found;
}

/** A part of the text that is to be checked. */
type Part = { from: number; to: number };

/**
 * Checks the lines that changed whenever the writer pauses, and the whole text once. Long texts are checked in parts,
 * so that no key waits. Words are judged elsewhere; their lines are checked again when it is known which are wrong.
 */
export function checkHints(find: (line: string) => LineHints, spelling: Spelling | null) {
  return ViewPlugin.fromClass(
    class {
      /** What is not checked yet. */
      private pending: Part | null;
      /** Whose words are being judged. */
      private judged: Part | null = null;
      /** The end of the word that is being typed: it is checked when the cursor leaves it. */
      private typedTo: number | null = null;
      private timer = 0;
      private readonly endAccept: (() => void) | undefined;

      private readonly view: EditorView;

      constructor(view: EditorView) {
        this.view = view;
        this.pending = { from: 0, to: view.state.doc.length };
        this.endAccept = spelling?.onAccept(() => {
          this.add({ from: 0, to: this.view.state.doc.length });
          this.wait(0);
        });
        this.wait(0);
      }

      update({ docChanged, changes, selectionSet, focusChanged, state, transactions }: ViewUpdate) {
        if (!docChanged) {
          if ((!selectionSet && !focusChanged) || this.typedTo === null) return;
          this.add({ from: this.typedTo, to: this.typedTo });
          this.typedTo = null;
          return this.wait(pauseMs);
        }
        const isTyped = transactions.some((transaction) => transaction.isUserEvent('input.type'));
        const map = (part: Part | null) =>
          part && { from: changes.mapPos(part.from, -1), to: changes.mapPos(part.to, 1) };
        this.pending = map(this.pending);
        this.judged = map(this.judged);
        if (this.typedTo !== null) {
          const left = changes.mapPos(this.typedTo);
          this.add({ from: left, to: left });
        }
        this.typedTo = isTyped ? state.selection.main.head : null;
        changes.iterChangedRanges((_fromA, _toA, from, to) => this.add({ from, to }));
        this.wait(pauseMs);
      }

      destroy() {
        clearTimeout(this.timer);
        this.judged = null;
        this.endAccept?.();
      }

      private add(part: Part) {
        this.pending = unite(this.pending, part);
      }

      private wait(ms: number) {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.check(), ms);
      }

      private check() {
        if (!this.pending) return;
        // Marks must not touch a word that an input method is composing.
        if (this.view.composing) return this.wait(pauseMs);
        const { state } = this.view;
        const from = state.doc.lineAt(this.pending.from).from;
        const until = Math.min(this.pending.to, from + atOnce);
        const to = state.doc.lineAt(until).to;
        this.pending = to < this.pending.to ? { from: to + 1, to: this.pending.to } : null;
        const { hints, unjudged } = hintsBetween(state, { from, to }, find);
        this.view.dispatch({
          effects: hintsFound.of({
            from,
            to,
            hints: hints.filter(({ kind, to: end }) => kind !== 'word' || end !== this.typedTo),
          }),
        });
        if (unjudged.length > 0) void this.judge({ from, to }, unjudged);
        if (this.pending) this.wait(0);
      }

      private async judge(part: Part, words: readonly string[]) {
        this.judged = unite(this.judged, part);
        await spelling?.judge(words);
        if (!this.judged) return;
        this.add(this.judged);
        this.judged = null;
        this.wait(0);
      }
    },
  );
}

function unite(one: Part | null, other: Part): Part {
  return {
    from: Math.min(other.from, one?.from ?? other.from),
    to: Math.max(other.to, one?.to ?? other.to),
  };
}

/** The hints of some lines. Code has none. */
function hintsBetween(
  state: EditorState,
  { from, to }: Part,
  find: (line: string) => LineHints,
): LineHints {
  const all: LineHints = { hints: [], unjudged: [] };
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at);
    at = line.to + 1;
    const { hints, unjudged } = find(line.text);
    if ((hints.length === 0 && unjudged.length === 0) || isInCodeBlock(state, line)) continue;
    all.unjudged.push(...unjudged);
    for (const hint of hints)
      all.hints.push({ ...hint, from: hint.from + line.from, to: hint.to + line.from });
  }
  return all;
}

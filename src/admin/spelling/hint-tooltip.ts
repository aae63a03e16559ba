import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  EditorView,
  keymap,
  showTooltip,
  type TooltipView,
  tooltips,
} from '@codemirror/view';
import { isMacKeyboard, shortcutNames } from '../editor/shortcut-names.ts';
import type { TextHint } from './find-hints.ts';
import { hintAtCursor, textHints } from './text-hints.ts';
import type { WordActions } from './word-actions.ts';

/** The words of the tooltip, in the language of the panel. */
export type HintLabels = {
  /** Why the word is marked, and what is better. */
  explain: (hint: TextHint) => string;
  /** The button that writes the suggestion. */
  replace: (suggested: string) => string;
  /** The name of the words that a misspelt one may be. */
  suggestions: string;
  addWord: string;
  ignore: string;
  /** What is announced when a word is added. */
  added: (found: string) => string;
};

const replaceShortcut = { key: 'Mod-.' };
const addShortcut = { key: 'Mod-Shift-.' };

/** Writes the suggestion for the word at the cursor; of several, it moves to the list. */
const replaceAtCursor: Command = (view) => {
  const hint = hintAtCursor(view.state);
  if (hint?.kind === 'word') {
    const first = view.dom.querySelector<HTMLElement>('.cm-hint-tooltip button');
    first?.focus();
    return first !== null;
  }
  if (!hint || hint.suggested === null) return false;
  write(view, hint, hint.suggested);
  return true;
};

function write(view: EditorView, { from, to }: TextHint, word: string): void {
  view.dispatch({
    changes: { from, to, insert: word },
    selection: { anchor: from + word.length },
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
}

function addAtCursor(labels: HintLabels, actions: WordActions | null): Command {
  return (view) => {
    const hint = hintAtCursor(view.state);
    if (hint?.kind !== 'word' || !actions) return false;
    addWord(view, hint, labels, actions);
    return true;
  };
}

function addWord(view: EditorView, { found }: TextHint, labels: HintLabels, actions: WordActions) {
  actions.add(found);
  view.dispatch({ effects: EditorView.announce.of(labels.added(found)) });
}

const closeTooltip = StateEffect.define<null>();

/** Whether Escape closed the tooltip, until the cursor moves. */
const isClosed = StateField.define<boolean>({
  create: () => false,
  update: (closed, { effects, selection, docChanged }) =>
    effects.some((effect) => effect.is(closeTooltip)) || (closed && !selection && !docChanged),
});

const focusChanged = StateEffect.define<boolean>();

/** Whether the writer is in this text: a form has several, each with a cursor. */
const isFocused = StateField.define<boolean>({
  create: () => false,
  update: (focused, { effects }) =>
    effects.find((effect) => effect.is(focusChanged))?.value ?? focused,
});

/** A tooltip at a marked word while the cursor is in it. It takes the focus only when somebody asks for its list. */
export function hintTooltip(
  labels: HintLabels,
  actions: WordActions | null,
  hasFocus: boolean,
): Extension {
  return [
    isClosed,
    isFocused.init(() => hasFocus),
    EditorView.focusChangeEffect.of((_state, focused) =>
      focusChanged.of(focused || document.activeElement?.closest('.cm-hint-tooltip') !== null),
    ),
    tooltips({ tooltipSpace: insideScreen }),
    showTooltip.compute([textHints, isClosed, isFocused, 'selection'], (state) => {
      const isShown = state.field(isFocused) && !state.field(isClosed);
      const hint = isShown ? hintAtCursor(state) : null;
      return hint && { pos: hint.from, create: (view) => tooltip(view, hint, labels, actions) };
    }),
    Prec.high(
      keymap.of([
        { key: replaceShortcut.key, run: replaceAtCursor },
        { key: addShortcut.key, run: addAtCursor(labels, actions) },
        { key: 'Escape', run: close },
      ]),
    ),
  ];
}

/** A tooltip keeps some distance from the edges. */
function insideScreen() {
  return { top: 8, left: 8, bottom: window.innerHeight - 8, right: window.innerWidth - 8 };
}

/** Escape goes on to the editor: after it, Tab leaves the text. */
const close: Command = (view) => {
  if (hintAtCursor(view.state)) view.dispatch({ effects: closeTooltip.of(null) });
  return false;
};

function tooltip(
  view: EditorView,
  hint: TextHint,
  labels: HintLabels,
  actions: WordActions | null,
): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'cm-hint-tooltip';
  const reason = dom.appendChild(document.createElement('p'));
  reason.textContent = labels.explain(hint);
  const { suggested } = hint;
  if (suggested !== null)
    dom.append(
      button(labels.replace(suggested), replaceShortcut, () => {
        view.focus();
        write(view, hint, suggested);
      }),
    );
  if (hint.kind !== 'word' || !actions)
    return { dom, mount: () => queueMicrotask(() => announce(view, dom)) };
  const list = dom.appendChild(document.createElement('div'));
  list.role = 'group';
  list.ariaLabel = labels.suggestions;
  dom.append(
    button(labels.addWord, addShortcut, () => {
      view.focus();
      addWord(view, hint, labels, actions);
    }),
    button(labels.ignore, null, () => {
      view.focus();
      actions.ignore(hint.found);
    }),
  );
  dom.addEventListener('keydown', (event) => moveInList(view, dom, event));
  // An update of the text may have removed the tooltip: it ends first.
  dom.addEventListener('focusout', () => queueMicrotask(() => noticeFocus(view)));
  const showSuggestions = async () => {
    const words = await actions.suggest(hint.found);
    if (!dom.isConnected) return;
    for (const [index, word] of words.entries())
      list.append(
        button(labels.replace(word), index === 0 ? replaceShortcut : null, () => {
          view.focus();
          write(view, hint, word);
        }),
      );
    announce(view, dom);
    view.requestMeasure();
  };
  return { dom, mount: () => void showSuggestions() };
}

function noticeFocus(view: EditorView): void {
  if (!view.dom.contains(document.activeElement))
    view.dispatch({ effects: focusChanged.of(false) });
}

/** The arrow keys go through the buttons, Escape goes back to the text. */
function moveInList(view: EditorView, dom: HTMLElement, event: KeyboardEvent): void {
  const { key } = event;
  const buttons = [...dom.querySelectorAll('button')];
  const at = buttons.findIndex((one) => one.matches(':focus'));
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) buttons.at((at + step) % buttons.length)?.focus();
  else if (key === 'Escape') view.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function button(label: string, shortcut: { key: string } | null, run: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.append(label);
  if (shortcut) element.append(shortcutKey(shortcut));
  // The text keeps the focus.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', run);
  return element;
}

function shortcutKey(shortcut: { key: string }): HTMLElement {
  const key = document.createElement('kbd');
  key.dir = 'ltr';
  key.textContent = shortcutNames(shortcut, isMacKeyboard()).shown;
  return key;
}

function announce(view: EditorView, dom: HTMLElement): void {
  if (dom.isConnected) view.dispatch({ effects: EditorView.announce.of(dom.textContent ?? '') });
}

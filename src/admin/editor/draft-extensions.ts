import {
  copyLineDown,
  copyLineUp,
  deleteLine,
  history,
  historyKeymap,
  moveLineDown,
  moveLineUp,
  redo,
  standardKeymap,
} from '@codemirror/commands';
import { Compartment, type Extension, Prec } from '@codemirror/state';
import { dropCursor, EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import { directionOf, type Language } from '#i18n/languages.ts';
import { styleNonce } from '../style-nonce.ts';
import { arabicListNumbers } from './arabic-list-numbers.ts';
import { editorTheme } from './editor-theme.ts';
import { indentItems, outdentItems } from './indent-items.ts';
import { latinStreak } from './latin-streak.ts';
import { markdownSyntax } from './markdown-syntax.ts';
import { pictureUploads } from './picture-uploads.ts';
import { draftLanguage, textDirection } from './text-direction.ts';
import { textTools } from './text-tools.ts';

/** What the editor is told about the field that it stands for. */
export type FieldFacts = {
  language: Language;
  label: string;
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
};

/** Everything of the editor but what it is connected to: see `use-draft-view.ts`. */
export function draftExtensions(facts: FieldFacts): Extension {
  return [
    history(),
    markdownSyntax(),
    pictureUploads,
    latinStreak,
    arabicListNumbers(),
    textDirection(),
    EditorView.lineWrapping,
    dropCursor(),
    editorTheme(),
    EditorView.cspNonce.of(styleNonce),
    keymaps,
    fieldFacts.of(asExtension(facts)),
  ];
}

/** Tells an editor that is at work what has changed about its field. */
export function changeFieldFacts(view: EditorView, facts: FieldFacts): void {
  view.dispatch({ effects: fieldFacts.reconfigure(asExtension(facts)) });
}

const fieldFacts = new Compartment();

function asExtension({ language, label, invalid, describedBy, placeholder: hint }: FieldFacts) {
  return [
    draftLanguage.of(language),
    hint ? placeholder(hint) : [],
    EditorView.contentAttributes.of({
      lang: language,
      dir: directionOf(language),
      // It can be reached without, but tools that check pages go by the attribute.
      tabindex: '0',
      'aria-label': label,
      // No browser has a dictionary of Central Kurdish; with the Arabic one it would mark every word.
      spellcheck: String(language !== 'ckb'),
      autocorrect: 'on',
      autocapitalize: 'sentences',
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    }),
  ];
}

/** Tab is not among them: it leaves the editor. */
const ownKeys: readonly KeyBinding[] = [
  ...Object.values(textTools)
    .flat()
    .map(({ shortcut, run }) => ({ ...shortcut, run, preventDefault: true })),
  { key: 'Mod-]', run: indentItems, preventDefault: true },
  { key: 'Mod-[', run: outdentItems, preventDefault: true },
  { key: 'Alt-ArrowUp', run: moveLineUp, shift: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown, shift: copyLineDown },
  { key: 'Mod-Shift-k', run: deleteLine },
  { key: 'Mod-Shift-z', run: redo, preventDefault: true },
];

const keymaps = [Prec.high(keymap.of(ownKeys)), keymap.of([...historyKeymap, ...standardKeymap])];

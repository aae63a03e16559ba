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
import { Compartment, type Extension, Prec, type StateCommand } from '@codemirror/state';
import { dropCursor, EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import { directionOf, type Language } from '#i18n/languages.ts';
import { styleNonce } from '../shared/style-nonce.ts';
import { arabicListNumbers } from './arabic-list-numbers.ts';
import { editorTheme } from './editor-theme.ts';
import { indentItems, outdentItems } from './indent-items.ts';
import { latinStreak } from './keyboard-layout-hint.ts';
import { enclosingNode, markdownSyntax } from './markdown-syntax.ts';
import { pictureUploads } from './picture-uploads.ts';
import { tabBackward, tabForward } from './tab-navigation.ts';
import { textDirection, textLanguage } from './text-direction.ts';
import { textTools } from './text-tools.ts';
import { toggleLink } from './toggle-link.ts';

/** The attributes of the form field that the editor replaces. */
export type FieldProps = {
  language: Language;
  label: string;
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
};

/** All extensions of the editor, except those that connect it to React (`use-codemirror.ts`). */
export function editorExtensions(field: FieldProps): Extension {
  return [
    history(),
    markdownSyntax(),
    pictureUploads,
    latinStreak,
    arabicListNumbers(),
    textDirection(),
    EditorView.lineWrapping,
    dropCursor(),
    leaveByTab,
    editorTheme(),
    EditorView.cspNonce.of(styleNonce),
    keymaps,
    fieldProps.of(asExtension(field)),
  ];
}

/** Updates the attributes of a running editor. */
export function updateFieldProps(view: EditorView, field: FieldProps): void {
  view.dispatch({ effects: fieldProps.reconfigure(asExtension(field)) });
}

const fieldProps = new Compartment();

function asExtension({ language, label, invalid, describedBy, placeholder: hint }: FieldProps) {
  return [
    textLanguage.of(language),
    hint ? placeholder(hint) : [],
    EditorView.contentAttributes.of({
      lang: language,
      dir: directionOf(language),
      // The element is focusable without it, but accessibility checkers require the attribute.
      tabindex: '0',
      'aria-label': label,
      // No browser has a dictionary of Central Kurdish. With an Arabic one it would mark every word.
      spellcheck: String(language !== 'ckb'),
      autocorrect: 'on',
      autocapitalize: 'sentences',
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    }),
  ];
}

/** After Escape, Tab leaves the editor at any position, until something is typed. */
const leaveByTab = [
  keymap.of([
    {
      key: 'Escape',
      run(view) {
        view.setTabFocusMode(true);
        return false;
      },
    },
  ]),
  EditorView.domEventHandlers({ focus: (_event, view) => view.setTabFocusMode(false) }),
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) view.setTabFocusMode(false);
  }),
];

/** Without a selection and outside of a link, the key is the panel's: it opens the command palette. */
const toggleSelectedLink: StateCommand = (target) => {
  const { main } = target.state.selection;
  const isAboutLink = !main.empty || enclosingNode(target.state, main, 'Link') !== null;
  return isAboutLink && toggleLink(target);
};

/** Outside tables and lists, Tab leaves the editor. */
const ownKeys: readonly KeyBinding[] = [
  ...Object.values(textTools)
    .flat()
    .map(({ name, shortcut, run }) =>
      name === 'link'
        ? { ...shortcut, run: toggleSelectedLink }
        : { ...shortcut, run, preventDefault: true },
    ),
  { key: 'Tab', run: tabForward, shift: tabBackward },
  { key: 'Mod-]', run: indentItems, preventDefault: true },
  { key: 'Mod-[', run: outdentItems, preventDefault: true },
  { key: 'Alt-ArrowUp', run: moveLineUp, shift: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown, shift: copyLineDown },
  { key: 'Mod-Shift-k', run: deleteLine },
  { key: 'Mod-Shift-z', run: redo, preventDefault: true },
];

const keymaps = [Prec.high(keymap.of(ownKeys)), keymap.of([...historyKeymap, ...standardKeymap])];

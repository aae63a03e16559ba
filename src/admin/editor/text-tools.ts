import type { EditorState, StateCommand } from '@codemirror/state';
import { linePrefix } from './line-prefix.ts';
import { codeBlockAround, enclosingNode } from './markdown-syntax.ts';
import { hasBlockStyle, toggleBlockStyle } from './toggle-block.ts';
import { toggleCode } from './toggle-code.ts';
import { inlineMarkAround, toggleInlineMark } from './toggle-inline-mark.ts';
import { toggleLink } from './toggle-link.ts';

export type TextToolName =
  | 'heading2'
  | 'heading3'
  | 'bold'
  | 'italic'
  | 'link'
  | 'bulletedList'
  | 'numberedList'
  | 'quote'
  | 'code';

/** Keys in the notation of CodeMirror: `Mod` is Command on a Mac, otherwise Control. */
export type Shortcut = { key: string; mac?: string };

export type TextTool = { name: TextToolName; shortcut: Shortcut; run: StateCommand };

/** The tools in the order of the toolbar, by group. */
export const textTools = {
  headings: [
    // Without Alt, which types other letters on many keyboards. On a Mac, Shift with digits takes screenshots.
    {
      name: 'heading2',
      shortcut: { key: 'Mod-Shift-2', mac: 'Mod-Alt-2' },
      run: toggleBlockStyle('heading2'),
    },
    {
      name: 'heading3',
      shortcut: { key: 'Mod-Shift-3', mac: 'Mod-Alt-3' },
      run: toggleBlockStyle('heading3'),
    },
  ],
  words: [
    { name: 'bold', shortcut: { key: 'Mod-b' }, run: toggleInlineMark('bold') },
    { name: 'italic', shortcut: { key: 'Mod-i' }, run: toggleInlineMark('italic') },
    { name: 'link', shortcut: { key: 'Mod-k' }, run: toggleLink },
  ],
  blocks: [
    {
      name: 'bulletedList',
      shortcut: { key: 'Mod-Shift-8' },
      run: toggleBlockStyle('bulletedList'),
    },
    {
      name: 'numberedList',
      shortcut: { key: 'Mod-Shift-7' },
      run: toggleBlockStyle('numberedList'),
    },
    { name: 'quote', shortcut: { key: 'Mod-Shift-9' }, run: toggleBlockStyle('quote') },
    { name: 'code', shortcut: { key: 'Mod-e' }, run: toggleCode },
  ],
} as const satisfies Record<string, readonly TextTool[]>;

/** Returns the tools that are active at the selection. Their buttons show as pressed, and remove the formatting. */
export function activeTools(state: EditorState): ReadonlySet<TextToolName> {
  const { main } = state.selection;
  const code = codeBlockAround(state, main) !== null;
  if (code) return new Set(['code']);
  const marks = linePrefix(state.doc.lineAt(main.head).text);
  const active: Record<TextToolName, boolean> = {
    heading2: hasBlockStyle('heading2', marks),
    heading3: hasBlockStyle('heading3', marks),
    bold: inlineMarkAround(state, 'bold', main),
    italic: inlineMarkAround(state, 'italic', main),
    link: enclosingNode(state, main, 'Link') !== null,
    bulletedList: hasBlockStyle('bulletedList', marks),
    numberedList: hasBlockStyle('numberedList', marks),
    quote: hasBlockStyle('quote', marks),
    code: inlineMarkAround(state, 'code', main),
  };
  const names = Object.keys(active).filter((name): name is TextToolName => name in active);
  return new Set(names.filter((name) => active[name]));
}

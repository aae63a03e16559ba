import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * The theme of the text: the fonts and sizes of the public page, from the tokens of both themes. Markdown syntax is
 * less prominent than the words.
 */
export function editorTheme(): Extension {
  return [theme, syntaxHighlighting(highlighting)];
}

const theme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)', flex: '1 1 auto', minHeight: '0' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'inherit',
    fontSize: 'var(--text-body)',
    lineHeight: 'inherit',
    flex: '1 1 auto',
  },
  '.cm-content': {
    fontFamily: 'var(--font-sans)',
    lineHeight: 'var(--body-leading)',
    paddingBlock: '0.9rem 3rem',
    caretColor: 'var(--accent)',
    // A word that is too long for a phone breaks, so that the text does not scroll sideways.
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  // Limits the length of lines in a wide editor.
  '.cm-line': { paddingInline: 'max(1rem, calc((100% - 43rem) / 2))' },
  '.cm-placeholder': { color: 'var(--ink-muted)' },
  '.cm-dropCursor': { borderInlineStart: '2px solid var(--gold-strong)' },
  '.cm-code-line': {
    backgroundColor: 'var(--code-surface)',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.86em',
  },
  '.cm-searchMatch': {
    backgroundColor: 'color-mix(in oklab, var(--gold-strong) 28%, transparent)',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in oklab, var(--gold-strong) 55%, transparent)',
    outline: '2px solid var(--focus)',
  },
  '.cm-upload': {
    color: 'var(--ink-muted)',
    backgroundColor: 'var(--surface-sunken)',
    borderBlockEnd: '2px solid var(--gold-strong)',
    unicodeBidi: 'isolate',
  },
});

const heading = { fontWeight: '700', lineHeight: 'var(--heading-leading)' };

const highlighting = HighlightStyle.define([
  { tag: tags.heading1, ...heading, fontSize: '1.4em' },
  { tag: tags.heading2, ...heading, fontSize: '1.3em' },
  { tag: tags.heading3, ...heading, fontSize: '1.12em' },
  { tag: [tags.heading4, tags.heading5, tags.heading6], ...heading },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  // As on the public page: Arabic script has no slanted letters.
  {
    tag: tags.emphasis,
    textDecoration: 'underline 1px var(--line-strong)',
    textUnderlineOffset: '0.28em',
  },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--accent)' },
  { tag: tags.quote, color: 'var(--ink-muted)' },
  {
    tag: tags.monospace,
    fontFamily: 'var(--font-mono)',
    fontSize: '0.92em',
    color: 'var(--code-ink)',
  },
  {
    tag: [tags.processingInstruction, tags.labelName, tags.string, tags.contentSeparator],
    color: 'var(--ink-muted)',
    fontWeight: '400',
  },
  { tag: tags.url, color: 'var(--ink-muted)', fontSize: '0.86em', fontWeight: '400' },
  { tag: tags.atom, color: 'var(--accent)' },
]);

import { EditorView } from '@codemirror/view';

/** How hints look, from the tokens of both themes. It overrides CodeMirror's own theme of tooltips. */
export const hintTheme = EditorView.theme({
  // Below the dots of ی and پ, and unbroken: a gap at each dot would look like another sign.
  '.cm-hint': {
    textDecoration: 'underline wavy 1px var(--gold-strong)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.42em',
  },
  // A forbidden word is wrong, a misspelt one perhaps: in another pattern, since a color alone would not tell them
  // apart.
  '.cm-hint-term': { textDecoration: 'underline double 1px var(--danger)' },
  '.cm-hint-word': { textDecorationColor: 'var(--danger)' },
  '.cm-tooltip.cm-hint-tooltip': {
    maxWidth: 'min(22rem, 90vw)',
    padding: '0.5rem 0.75rem',
    border: '1px solid var(--line-strong)',
    borderRadius: '2px',
    backgroundColor: 'var(--surface-raised)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-tiny)',
    lineHeight: '1.6',
    color: 'var(--ink)',
  },
  '.cm-hint-tooltip button': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: '2rem',
    marginBlockStart: '0.375rem',
    paddingInline: '0.75rem',
    border: '1px solid var(--line-strong)',
    borderRadius: '2px',
    fontWeight: '700',
  },
  '.cm-hint-tooltip button:hover': { backgroundColor: 'var(--surface-sunken)' },
  '.cm-hint-tooltip button:focus-visible': {
    outline: '2px solid var(--focus)',
    outlineOffset: '2px',
  },
  '.cm-hint-tooltip kbd': {
    fontFamily: 'var(--font-mono)',
    fontWeight: '400',
    color: 'var(--ink-muted)',
  },
  '@media (pointer: coarse)': {
    '.cm-hint-tooltip button': { minHeight: '2.75rem' },
    // A phone has no such key.
    '.cm-hint-tooltip kbd': { display: 'none' },
  },
});

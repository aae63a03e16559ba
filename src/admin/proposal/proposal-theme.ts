import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Added words are underlined and removed words struck through. Colour is not the only sign. */
export function proposalTheme(): Extension {
  return theme;
}

const added = {
  textDecoration: 'underline 2px var(--accent)',
  textUnderlineOffset: '0.25em',
  backgroundColor: 'color-mix(in oklab, var(--accent) 14%, transparent)',
};
const removed = {
  marginInlineEnd: '0.15em',
  textDecoration: 'line-through 2px',
  color: 'var(--danger)',
  background: 'color-mix(in oklab, var(--danger) 9%, transparent)',
};
const padding = 'max(1rem, calc((100% - 43rem) / 2))';
/** A line along the change. The text of a change is aligned with all other lines. */
const lineOfChange = {
  paddingInline: `calc(${padding} - 3px) ${padding}`,
  borderInlineStart: '3px solid var(--gold-strong)',
  backgroundColor: 'transparent',
};

const theme = EditorView.theme({
  '.change-added': added,
  '.cm-insertedLine': { textDecoration: 'none' },
  '&.cm-merge-b .cm-changedText': { background: 'none' },
  '&.cm-merge-b .cm-deletedText, & .cm-deletedChunk .cm-deletedText': removed,
  '&.cm-merge-b .cm-changedLine, & .cm-line.cm-inlineChangedLine': lineOfChange,
  '.cm-deletedChunk': { padding: '0', backgroundColor: 'transparent' },
  '.cm-deletedLine': { ...lineOfChange, color: 'var(--ink-muted)' },
  '.cm-deletedLine del': { textDecoration: 'none' },
  '.change-bar': { ...lineOfChange, paddingBlock: '0.35rem 0.25rem' },
  '.change-buttons': { display: 'inline-flex', gap: '0.5rem' },
  '.change-button': {
    minHeight: '2rem',
    paddingInline: '0.7rem',
    border: '1px solid var(--line-strong)',
    borderRadius: '2px',
    backgroundColor: 'var(--surface-raised)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-tiny)',
    fontWeight: '600',
    lineHeight: '1.4',
  },
  '.change-button:hover': { backgroundColor: 'var(--surface-sunken)' },
  '@media (pointer: coarse)': { '.change-button': { minHeight: '2.75rem' } },
});

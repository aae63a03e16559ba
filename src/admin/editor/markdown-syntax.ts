import { deleteMarkupBackward, markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree, LanguageSupport, syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { smartEnter } from './smart-enter.ts';

export type MarkdownTree = ReturnType<typeof syntaxTree>;
export type MarkdownNode = MarkdownTree['topNode'];

/** The longest time that a command waits for the parser. A long text is parsed in parts, in the background. */
const parserTimeMs = 100;

/**
 * Markdown with tables, task lists and strikethrough. Enter continues a list or a quote, and ends it in an empty item.
 * The `markdown()` of the package is not used, because it includes the parsers of HTML, CSS and JavaScript.
 */
export function markdownSyntax(): Extension {
  return new LanguageSupport(markdownLanguage, [
    Prec.high(
      keymap.of([
        { key: 'Enter', run: smartEnter },
        { key: 'Backspace', run: deleteMarkupBackward },
      ]),
    ),
  ]);
}

export function markdownTree(state: EditorState, upTo: number): MarkdownTree {
  return ensureSyntaxTree(state, upTo, parserTimeMs) ?? syntaxTree(state);
}

/** Returns the innermost node with one of these names that contains a range. For a cursor it checks both sides. */
export function enclosingNode(
  state: EditorState,
  range: { from: number; to: number },
  ...names: readonly string[]
): MarkdownNode | null {
  const tree = markdownTree(state, range.to);
  const isCursor = range.from === range.to;
  for (const side of [1, -1] as const) {
    let node: MarkdownNode | null = tree.resolveInner(side === 1 ? range.from : range.to, side);
    for (; node; node = node.parent) {
      if (!names.includes(node.name)) continue;
      const holds = isCursor
        ? node.from < range.from && range.to < node.to
        : node.from <= range.from && range.to <= node.to;
      if (holds) return node;
    }
  }
  return null;
}

/**
 * Whether a range is in a code block, where Markdown has no meaning. A cursor on the first or last line of the block
 * counts, too.
 */
export function isInCodeBlock(state: EditorState, range: { from: number; to: number }): boolean {
  return codeBlockAround(state, range) !== null;
}

export function codeBlockAround(
  state: EditorState,
  range: { from: number; to: number },
): MarkdownNode | null {
  const tree = markdownTree(state, range.to);
  for (const side of [1, -1] as const) {
    let node: MarkdownNode | null = tree.resolveInner(side === 1 ? range.from : range.to, side);
    for (; node; node = node.parent) {
      const isCode = node.name === 'FencedCode' || node.name === 'CodeBlock';
      if (isCode && node.from <= range.from && range.to <= node.to) return node;
    }
  }
  return null;
}

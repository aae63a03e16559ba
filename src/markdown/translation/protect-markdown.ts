import type { MarkdownNode } from '../markdown-tree.ts';
import { replaceMarks, signOf } from './marks.ts';
import { isLink, type Labels, labelOf, parseWithReferences } from './parse-with-references.ts';
import { splitProtectedWords } from './protected-words.ts';
import { withPlainLineEnds } from './split-blocks.ts';

/**
 * A whole Markdown text with marks (`⟦1⟧`…) in place of code, addresses, definitions, HTML tags, entities, escapes, hard
 * breaks and placeholders, for a model that rewrites the text and keeps its Markdown.
 *
 * @returns marks: what each mark stands for, the first at index 0
 */
export function protectMarkdown(markdown: string): { text: string; marks: readonly string[] } {
  const source = withPlainLineEnds(markdown);
  const { tree, labels } = parseWithReferences(source);
  const marks: string[] = [];
  let text = '';
  let read = 0;

  function writeText(to: number): void {
    for (const part of splitProtectedWords(source.slice(read, to))) {
      text += part.isProtected ? signOf(marks.push(part.text)) : part.text;
    }
    read = to;
  }

  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'EmphasisMark' || name === 'StrikethroughMark') writeText(node.from);
      const range = protectedRange(node, source, labels);
      if (!range || range.from < read) return true;
      writeText(range.from);
      text += signOf(marks.push(source.slice(range.from, range.to)));
      read = range.to;
      return false;
    },
  });
  writeText(source.length);
  return { text, marks };
}

/**
 * The Markdown with what its marks stand for. Marks that came twice or were made up are removed; a block of code gets
 * lines of its own.
 *
 * @returns lost: the originals whose mark did not come back
 */
export function restoreMarkdown(
  text: string,
  marks: readonly string[],
): { markdown: string; lost: readonly string[] } {
  const restored = new Set<number>();
  const markdown = replaceMarks(text, ({ number, isClosing, from, to }) => {
    const original = isClosing || restored.has(number) ? undefined : marks[number - 1];
    if (original === undefined) return '';
    restored.add(number);
    return codeBlock.test(original) ? onOwnLines(original, text, from, to) : original;
  });
  return { markdown, lost: marks.filter((_original, index) => !restored.has(index + 1)) };
}

type Range = { from: number; to: number };

function protectedRange(node: MarkdownNode, source: string, labels: Labels): Range | null {
  const { name, from, to } = node;
  if (name === 'CodeBlock') return { from: startOfIndentation(source, from), to };
  if (name === 'HardBreak') return { from, to: to - 1 };
  if (wholes.has(name)) return { from, to };
  if (name !== 'Link' && name !== 'Image') return null;
  const label = node.getChild('LinkLabel');
  const isNamedByText = labelOf(node, source) !== null && (!label || label.to - label.from === 2);
  return isNamedByText && isLink(node, source, labels) ? { from, to } : null;
}

const wholes = new Set([
  'FencedCode',
  'LinkReference',
  'InlineCode',
  'URL',
  'LinkLabel',
  'Autolink',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
  'Entity',
  'Escape',
]);

/** Without its indentation, code would be a paragraph. */
function startOfIndentation(source: string, from: number): number {
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  return source.slice(lineStart, from).trim() === '' ? lineStart : from;
}

const codeBlock = /^(?:(?: {4}|\t)[ \t]*\S|`{3,}[^`\n]*\n|~{3,}[^\n]*\n)/;

function onOwnLines(code: string, text: string, from: number, to: number): string {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const lineEnd = text.indexOf('\n', to);
  const after = text.slice(to, lineEnd < 0 ? text.length : lineEnd);
  const start = /^[\s>*+\-\d.)]*$/.test(before) ? '' : '\n\n';
  return start + code + (after.trim() === '' ? '' : '\n\n');
}

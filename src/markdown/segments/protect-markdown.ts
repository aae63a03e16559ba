import type { MarkdownNode } from '../parse-markdown.ts';
import { splitDoNotTranslate } from './do-not-translate.ts';
import {
  isLink,
  type Labels,
  parseWithReferences,
  referenceLabel,
} from './parse-with-references.ts';
import { placeholderFor, replacePlaceholders } from './placeholders.ts';
import { normalizeLineEndings } from './split-blocks.ts';

/**
 * A Markdown text with placeholders (`⟦1⟧`…) for code, URLs, definitions, HTML tags, entities, escapes, hard breaks and
 * placeholders of programs, for a model that rewrites the text and keeps its Markdown.
 *
 * @returns placeholders: the original of each placeholder, the first at index 0
 */
export function protectMarkdown(markdown: string): {
  text: string;
  placeholders: readonly string[];
} {
  const source = normalizeLineEndings(markdown);
  const { tree, labels } = parseWithReferences(source);
  const placeholders: string[] = [];
  let text = '';
  let read = 0;

  function writeText(to: number): void {
    for (const part of splitDoNotTranslate(source.slice(read, to))) {
      text += part.isProtected ? placeholderFor(placeholders.push(part.text)) : part.text;
    }
    read = to;
  }

  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'EmphasisMark' || name === 'StrikethroughMark') writeText(node.from);
      const range = protectedRange(node, source, labels);
      if (!range || range.from < read) return true;
      writeText(range.from);
      text += placeholderFor(placeholders.push(source.slice(range.from, range.to)));
      read = range.to;
      return false;
    },
  });
  writeText(source.length);
  return { text, placeholders };
}

/**
 * Replaces the placeholders by their originals. Repeated and invented placeholders are removed; a block of code gets
 * lines of its own.
 *
 * @returns lost: the originals whose placeholder is missing
 */
export function restoreMarkdown(
  text: string,
  placeholders: readonly string[],
): { markdown: string; lost: readonly string[] } {
  const restored = new Set<number>();
  const markdown = replacePlaceholders(text, ({ number, isClosing, from, to }) => {
    const original = isClosing || restored.has(number) ? undefined : placeholders[number - 1];
    if (original === undefined) return '';
    restored.add(number);
    return codeBlock.test(original) ? onOwnLines(original, text, from, to) : original;
  });
  return { markdown, lost: placeholders.filter((_original, index) => !restored.has(index + 1)) };
}

type Range = { from: number; to: number };

function protectedRange(node: MarkdownNode, source: string, labels: Labels): Range | null {
  const { name, from, to } = node;
  if (name === 'CodeBlock') return { from: startOfIndentation(source, from), to };
  if (name === 'HardBreak') return { from, to: to - 1 };
  if (protectedNodes.has(name)) return { from, to };
  // A caption without its quotation marks would break its picture.
  if (name === 'LinkTitle') return node.parent?.name === 'Image' ? { from, to } : null;
  if (name !== 'Link' && name !== 'Image') return null;
  const label = node.getChild('LinkLabel');
  const isNamedByText =
    referenceLabel(node, source) !== null && (!label || label.to - label.from === 2);
  return isNamedByText && isLink(node, source, labels) ? { from, to } : null;
}

const protectedNodes = new Set([
  'FootnoteMark',
  'FootnoteReference',
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

const codeBlock = /^(?:(?: {4}|\t)[ \t]*\S|`{3,}[^`\n]*\n|~~~[^\n]*\n)/;

function onOwnLines(code: string, text: string, from: number, to: number): string {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const lineEnd = text.indexOf('\n', to);
  const after = text.slice(to, lineEnd < 0 ? text.length : lineEnd);
  const start = /^[\s>*+\-\d.)]*$/.test(before) ? '' : '\n\n';
  return start + code + (after.trim() === '' ? '' : '\n\n');
}

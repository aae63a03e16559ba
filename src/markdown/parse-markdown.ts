import { type MarkdownParser, parser, Strikethrough, Table, TaskList } from '@lezer/markdown';
import { lezerFootnotes } from './lezer-footnotes.ts';
import { createSyntaxCounter, limitLines } from './markdown-limits.ts';

/**
 * The same grammar as `renderMarkdown`: CommonMark with tables, task lists, strikethrough and footnotes. HTML is
 * rendered as text, so it makes no block here. An HTML tag inside a line is a node (`HTMLTag`), so that it stays whole.
 */
const grammar = parser.configure([
  Table,
  TaskList,
  Strikethrough,
  lezerFootnotes,
  { remove: ['HTMLBlock'] },
]);

export type MarkdownTree = ReturnType<typeof grammar.parse>;
export type MarkdownNode = MarkdownTree['topNode'];

/** The names of the nodes that hold inline content. */
export const leafNames = /^(?:Paragraph|Task|TableCell|ATXHeading\d|SetextHeading\d)$/;

/** The syntax tree of a Markdown text within `markdownLimits`. It runs in the browser too. */
export function parseMarkdown(markdown: string): MarkdownTree {
  return limitInline().parse(limitNesting(maskUnclosedDefinitions(limitLines(markdown))));
}

/** A parser for one text: it counts the syntax characters of the leaf blocks. */
function limitInline(): MarkdownParser {
  const isWithinLimits = createSyntaxCounter();
  return Object.create(grammar, {
    parseInline: {
      value: (leaf: string, offset: number) =>
        isWithinLimits(leaf) ? grammar.parseInline(replaceLongSpaces(leaf), offset) : [],
    },
  });
}

/** Shortens long runs of spaces: the parser searches from each space for a line ending that would make a hard break. */
function replaceLongSpaces(leaf: string): string {
  return leaf.replace(/ {100,}/g, (spaces) => '\t'.repeat(spaces.length));
}

/** Nested blocks that a line opens: markdown-it allows a hundred. Further markers become commas, which open nothing. */
const openings = /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){100})([ \t>*+\-\d.)]+)/gm;

function limitNesting(markdown: string): string {
  return markdown.replace(
    openings,
    (_whole, within: string, beyond: string) => within + beyond.replace(/[^ \t]/g, ','),
  );
}

/**
 * A link definition that its first line leaves open, in a paragraph of hundreds of lines. To find its end, the parser
 * would read the whole paragraph again at each line.
 */
const unclosedDefinition =
  /^([ \t>*+\-\d.)]{0,200})\[(?=(?:[^\]\\\n]|\\.)*(?:\n|\]:(?!wholeLine)).*(?:\n[^\S\n]*\S.*){200})/
    .source;
const wholeLine = /[ \t]*\S+[ \t]*(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\))?[ \t]*$/.source;
const unclosedDefinitions = new RegExp(unclosedDefinition.replace('wholeLine', wholeLine), 'gm');

function maskUnclosedDefinitions(markdown: string): string {
  return markdown.replace(unclosedDefinitions, '$1,');
}

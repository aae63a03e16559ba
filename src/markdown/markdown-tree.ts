import { parser, Strikethrough, Table, TaskList } from '@lezer/markdown';

/**
 * The grammar that `renderMarkdown` shows: CommonMark with tables, task lists and strikethrough. HTML is text there, so no
 * block is made of it here; an HTML tag inside a line is still a node (`HTMLTag`), to be kept whole.
 */
const grammar = parser.configure([Table, TaskList, Strikethrough, { remove: ['HTMLBlock'] }]);

export type MarkdownTree = ReturnType<typeof grammar.parse>;
export type MarkdownNode = MarkdownTree['topNode'];

/** The syntax tree of a Markdown text, with the place of every node. It runs in the browser too. */
export function parseMarkdown(markdown: string): MarkdownTree {
  return grammar.parse(markdown);
}

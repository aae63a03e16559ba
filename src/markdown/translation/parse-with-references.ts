import { type MarkdownNode, type MarkdownTree, parseMarkdown } from '../markdown-tree.ts';

/** The labels that a text defines, as `normalLabel` writes them. */
export type Labels = ReadonlySet<string>;

/**
 * The tree of a Markdown text in which brackets without a definition are text. The parser itself takes every `[word]`
 * for a link, and then sees no link in `[a [word] b](address)`.
 *
 * @param known labels that are defined elsewhere, in place of the text's own
 */
export function parseWithReferences(
  markdown: string,
  known?: Labels,
): { tree: MarkdownTree; labels: Labels } {
  let tree = parseMarkdown(markdown);
  const labels = known ?? definedLabels(tree, markdown);
  let masked = markdown;
  for (let depth = 0; depth < deepestBrackets; depth++) {
    const brackets = bracketsWithoutLink(tree, markdown, labels);
    if (brackets.length === 0) break;
    masked = maskAt(masked, brackets);
    tree = parseMarkdown(masked);
  }
  return { tree, labels };
}

/** Whether a node `Link` or `Image` is one: it has an address, or its label is defined. */
export function isLink(node: MarkdownNode, markdown: string, labels: Labels): boolean {
  const label = labelOf(node, markdown);
  return label === null || labels.has(normalLabel(label));
}

/** The label, without brackets, by which a link names its definition; null for one with its address in place. */
export function labelOf(node: MarkdownNode, markdown: string): string | null {
  const [open, close, address] = node.getChildren('LinkMark');
  if (!open || !close || address) return null;
  const label = node.getChild('LinkLabel');
  const named = label ? markdown.slice(label.from + 1, label.to - 1) : '';
  return named.trim() === '' ? markdown.slice(open.to, close.from) : named;
}

/** Each level of brackets in brackets takes one more parse; deeper ones than this stay what the parser says. */
const deepestBrackets = 4;

function definedLabels(tree: MarkdownTree, markdown: string): Labels {
  const labels = new Set<string>();
  tree.iterate({
    enter: ({ name, node }) => {
      const label = name === 'LinkReference' ? node.getChild('LinkLabel') : null;
      if (label) labels.add(normalLabel(markdown.slice(label.from + 1, label.to - 1)));
    },
  });
  return labels;
}

/** As markdown-it compares labels: without regard to case and to the amount of white space. */
function normalLabel(label: string): string {
  return label
    .replace(/\s*\n[\s>]*|\s+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}

function bracketsWithoutLink(tree: MarkdownTree, markdown: string, labels: Labels): number[] {
  const brackets: number[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'Link' && name !== 'Image') return;
      const [open, close] = node.getChildren('LinkMark');
      if (open && close && !isLink(node, markdown, labels)) {
        brackets.push(open.to - 1, close.from);
      }
    },
  });
  return brackets.sort((a, b) => a - b);
}

/** A comma is punctuation as brackets are, so the emphasis around it stays what it was. */
function maskAt(text: string, places: readonly number[]): string {
  const kept = places.map((place, index) => text.slice((places[index - 1] ?? -1) + 1, place));
  return [...kept, text.slice((places.at(-1) ?? -1) + 1)].join(',');
}

import { type MarkdownNode, type MarkdownTree, parseMarkdown } from '../parse-markdown.ts';

/** The link labels that a text defines, normalised by `normalLabel`. */
export type Labels = ReadonlySet<string>;

/**
 * The syntax tree of a Markdown text in which brackets without a definition are text. The parser itself reads every
 * `[word]` as a link, and then finds no link in `[a [word] b](url)`.
 *
 * @param known labels that are used instead of the text's own
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

/** Whether a node `Link` or `Image` is a link: it has a URL, or its label is defined. */
export function isLink(node: MarkdownNode, markdown: string, labels: Labels): boolean {
  const label = referenceLabel(node, markdown);
  return label === null || labels.has(normalLabel(label));
}

/** The label, without brackets, of a reference link; null for an inline link. */
export function referenceLabel(node: MarkdownNode, markdown: string): string | null {
  const [open, close, url] = node.getChildren('LinkMark');
  if (!open || !close || url) return null;
  const label = node.getChild('LinkLabel');
  const named = label ? markdown.slice(label.from + 1, label.to - 1) : '';
  return named.trim() === '' ? markdown.slice(open.to, close.from) : named;
}

/** Each level of nested brackets takes one more parse; deeper ones stay as the parser reads them. */
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

/** Normalises as markdown-it does: case and the amount of white space do not matter. */
export function normalLabel(label: string): string {
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

/** Writes commas: they are punctuation as brackets are, so emphasis around them stays the same. */
function maskAt(text: string, offsets: readonly number[]): string {
  const kept = offsets.map((offset, index) => text.slice((offsets[index - 1] ?? -1) + 1, offset));
  return [...kept, text.slice((offsets.at(-1) ?? -1) + 1)].join(',');
}

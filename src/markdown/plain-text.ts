import { leafNames, type MarkdownNode, parseMarkdown } from './parse-markdown.ts';
import { normalizeLineEndings } from './segments/split-blocks.ts';

/**
 * The words of a Markdown text as readers see them: one line for each paragraph, heading, task and cell, without syntax
 * and URLs. Blocks of code are left out.
 */
export function plainText(markdown: string): string[] {
  const source = normalizeLineEndings(markdown);
  const lines: string[] = [];
  parseMarkdown(source).iterate({
    enter: ({ name, node }) => {
      if (!leafNames.test(name)) return true;
      const line = textOf(source, node);
      if (line !== '') lines.push(line);
      return false;
    },
  });
  return lines;
}

const syntax =
  /^(?:\w+Mark|TaskMarker|URL|LinkTitle|LinkLabel|HTMLTag|Comment|ProcessingInstruction)$/;

function textOf(source: string, leaf: MarkdownNode): string {
  let text = '';
  let read = leaf.from;
  const skip = (from: number, to: number) => {
    text += source.slice(read, from);
    read = Math.max(read, to);
  };
  leaf.cursor().iterate(({ name, from, to }) => {
    if (name === 'Escape') skip(from, from + 1);
    else if (name === 'Entity') {
      skip(from, to);
      text += entities[source.slice(from, to)] ?? ' ';
    } else if (syntax.test(name)) {
      skip(from, to);
      return false;
    }
    return true;
  });
  skip(leaf.to, leaf.to);
  return text.replace(/\s+/g, ' ').trim();
}

/** Others become a space. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

import type { MarkdownIt, Token } from 'markdown-it';
import { asciiLetters } from '#language/ascii-letters.ts';
import { markdownLimits } from '../markdown-limits.ts';

/** Headings of level 2 to 4 get an id and link to themselves, except headings that contain a link. */
export function headingAnchors(renderer: MarkdownIt): void {
  renderer.core.ruler.push('heading-anchors', ({ tokens, Token }) => {
    const uniqueId = createUniqueIds();
    let anchors = 0;
    for (const [index, heading] of tokens.entries()) {
      if (heading.type !== 'heading_open' || !/^h[2-4]$/.test(heading.tag)) continue;
      if (++anchors > markdownLimits.anchors) break;
      const inline = tokens[index + 1];
      const parts = inline?.children ?? [];
      const id = uniqueId(headingId(textOf(parts)));
      heading.attrSet('id', id);
      // A link can't contain a link.
      if (!inline || parts.some(({ type }) => type === 'link_open')) continue;
      const open = new Token('link_open', 'a', 1);
      open.attrs = [
        ['class', 'heading-anchor'],
        ['href', `#${id}`],
      ];
      inline.children = [open, ...parts, new Token('link_close', 'a', -1)];
    }
  });
}

function textOf(parts: readonly Token[]): string {
  return parts
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/**
 * Ids are in Latin letters, because a percent-encoded Kurdish id would be five times as long in a URL. The prefix `h-`
 * avoids conflicts with the page's own ids.
 */
function headingId(text: string): string {
  const words = asciiLetters(text.slice(0, 200))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `h-${words || 'section'}`;
}

/** Creates `name`, `name-1`, `name-2`, …; a counter for each name keeps it fast. */
function createUniqueIds(): (name: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    let id = name;
    let count = counts.get(name) ?? 0;
    while (taken.has(id)) {
      count += 1;
      id = `${name}-${count}`;
    }
    counts.set(name, count);
    taken.add(id);
    return id;
  };
}

import type { Element, ElementContent } from 'hast';

/**
 * Moves emphasis to where Markdown can express it: not around a space (`**bold **`) and not twice in a row
 * (`**a****b**`), as in the runs of word processors. Adjacent lists become one.
 */
export function joinPhrases(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes.flatMap((one) => (isMark(one) ? moveEdgesOutside(one) : [one]))) {
    const last = result.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else if (isMark(last) && isMark(node) && isSameMark(last, node))
      last.children = joinPhrases([...last.children, ...node.children]);
    else if (isList(node)) joinList(result, node);
    else result.push(node);
  }
  return result;
}

type MaybeNode = ElementContent | undefined;

function isMark(node: MaybeNode): node is Element {
  return node?.type === 'element' && /^(strong|em|del|a)$/.test(node.tagName);
}

function isList(node: MaybeNode): node is Element {
  return node?.type === 'element' && /^(ul|ol)$/.test(node.tagName);
}

function isSameMark(one: Element, other: Element): boolean {
  return one.tagName === other.tagName && one.properties.href === other.properties.href;
}

function joinList(result: ElementContent[], list: Element): void {
  const last = result.findLast(({ type, ...node }) => type !== 'text' || !isSpace(node));
  if (isList(last) && last.tagName === list.tagName) last.children.push(...list.children);
  else result.push(list);
}

function isSpace(node: object): boolean {
  return 'value' in node && String(node.value).trim() === '';
}

/**
 * Moves spaces from the edges of an element to before and after it. So with punctuation before a word, because Markdown
 * does not parse `**one,**two` as bold. An element without other content is removed.
 */
function moveEdgesOutside(mark: Element): ElementContent[] {
  const children = [...mark.children];
  const edge = (at: 0 | -1, pattern: RegExp): string => {
    const node = children.at(at);
    if (node?.type !== 'text') return '';
    const found = pattern.exec(node.value)?.[0] ?? '';
    const value =
      at === 0
        ? node.value.slice(found.length)
        : node.value.slice(0, node.value.length - found.length);
    children.splice(at, 1, ...(value ? [{ ...node, value }] : []));
    return found;
  };
  const before = edge(0, /^\s+/);
  const after = edge(-1, mark.tagName === 'a' ? /\s+$/ : /[\s.,;:!?،؛؟]+$/);
  const text = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
  return [...text(before), ...(children.length > 0 ? [{ ...mark, children }] : []), ...text(after)];
}

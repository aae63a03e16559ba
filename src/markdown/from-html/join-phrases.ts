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
 * Moves spaces and breaks from the edges of an element to before and after it. So with punctuation before a word,
 * because Markdown does not parse `**one,**two` as bold. An element without other content is removed.
 */
function moveEdgesOutside(mark: Element): ElementContent[] {
  const children = [...mark.children];
  const before = takeEdge(children, 0, /^\s+/);
  const after = takeEdge(children, -1, mark.tagName === 'a' ? /\s+$/ : /[\s.,;:!?،؛؟]+$/);
  return [...before, ...(children.length > 0 ? [{ ...mark, children }] : []), ...after];
}

/** Takes what matches from one end of the children. @returns it in its order */
function takeEdge(children: ElementContent[], at: 0 | -1, pattern: RegExp): ElementContent[] {
  const taken: ElementContent[] = [];
  const keep = (node: ElementContent) => (at === 0 ? taken.push(node) : taken.unshift(node));
  for (let node = children.at(at); node; node = children.at(at)) {
    if (node.type === 'element' && node.tagName === 'br') keep(node);
    else if (node.type !== 'text') break;
    const value = node.type === 'text' ? node.value : '';
    const found = pattern.exec(value)?.[0] ?? '';
    const rest = at === 0 ? value.slice(found.length) : value.slice(0, value.length - found.length);
    if (found !== '') keep({ type: 'text', value: found });
    children.splice(at, 1, ...(rest ? [{ type: 'text' as const, value: rest }] : []));
    if (rest !== '') break;
  }
  return taken;
}

import type { Element, ElementContent, RootContent } from 'hast';
import { styleOf } from './element-style.ts';

type WordItem = { level: number; isOrdered: boolean; start: number; content: ElementContent[] };

/**
 * Makes nested lists of the paragraphs that Word writes for list items. `mso-list:l0 level2 lfo1` gives the level of an
 * item. A span with `mso-list:Ignore` contains its marker.
 */
export function withWordLists<Node extends RootContent>(
  nodes: readonly Node[],
): (Node | Element)[] {
  const result: (Node | Element)[] = [];
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const node of nodes) {
    const item = wordItemOf(node);
    if (item) {
      const made = addItem(open, item);
      open = made.open;
      if (made.outermost) result.push(made.outermost);
    } else {
      const isSpace = node.type === 'text' && node.value.trim() === '';
      if (!isSpace && node.type !== 'comment') open = [];
      result.push(node);
    }
  }
  return result;
}

function addItem(
  open: readonly Element[],
  item: WordItem,
): { open: Element[]; outermost?: Element } {
  const lists = open.slice(0, item.level);
  const tagName = item.isOrdered ? 'ol' : 'ul';
  const last = lists.at(-1);
  if (last && lists.length === item.level && last.tagName !== tagName) lists.pop();
  let outermost: Element | undefined;
  // A list may start at its second level, without a first.
  if (lists.length < item.level) {
    const list = elementOf(tagName, []);
    if (item.isOrdered) list.properties.start = item.start;
    const holder = lists.at(-1)?.children.at(-1);
    if (holder?.type === 'element') holder.children.push(list);
    else outermost = list;
    while (lists.length < item.level) lists.push(list);
  }
  lists.at(-1)?.children.push(elementOf('li', item.content));
  return { open: lists, ...(outermost && { outermost }) };
}

function wordItemOf(node: RootContent): WordItem | null {
  if (node.type !== 'element') return null;
  const level = /\blevel(\d)/.exec(styleOf(node, 'mso-list'))?.[1];
  if (!level || !isMarked(node)) return null;
  const taken: ElementContent[] = [];
  const content = withoutMark(node, taken);
  const mark = /^\s*\(?([\p{L}\p{N}]{1,5})[.)]/u.exec(taken.map(textOf).join(''))?.[1];
  return {
    level: Number(level),
    isOrdered: mark !== undefined,
    start: /^\d+$/.test(mark ?? '') ? Number(mark) : 1,
    content: content.children,
  };
}

function isMark(node: ElementContent): boolean {
  return node.type === 'element' && styleOf(node, 'mso-list') === 'ignore';
}

/** Whether an element has a list marker. Without one it is a further paragraph of an item, or a numbered heading. */
function isMarked(element: Element): boolean {
  if (/^h[1-6]$/.test(element.tagName)) return false;
  return element.children.some(
    (child) => isMark(child) || (child.type === 'element' && isMarked(child)),
  );
}

function withoutMark(element: Element, taken: ElementContent[]): Element {
  const children: ElementContent[] = [];
  for (const child of element.children) {
    if (isMark(child)) taken.push(child);
    else children.push(child.type === 'element' ? withoutMark(child, taken) : child);
  }
  return { ...element, children };
}

/** Returns the text of an element. */
export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

export function elementOf(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

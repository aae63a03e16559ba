import type { Element, Root } from 'hast';
import { Parser } from 'htmlparser2';

/** The largest paste that is read. The text of a post may have 200,000 characters (`postFields`). */
export const pasteLimits = { characters: 2_000_000, elements: 20_000, depth: 200 } as const;

/** An error for HTML that exceeds {@link pasteLimits}. */
export class TooMuchHtml extends Error {}

/** Counts the elements that are created for a paste. Past the limit it throws {@link TooMuchHtml}. */
export type Budget = { spend: (elements: number) => void; spent: () => number };

export function createBudget(): Budget {
  let spent = 0;
  return {
    spend(elements) {
      spent += elements;
      if (spent > pasteLimits.elements)
        throw new TooMuchHtml(`Over ${pasteLimits.elements} elements`);
    },
    spent: () => spent,
  };
}

/** The attributes that the conversion needs. All others, such as those that run scripts, are not read. */
const keptAttributes: Record<string, string> = {
  href: 'href',
  src: 'src',
  alt: 'alt',
  'data-caption': 'title',
  class: 'className',
  style: 'style',
  start: 'start',
  align: 'align',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  role: 'role',
  'aria-level': 'ariaLevel',
  'aria-checked': 'ariaChecked',
  type: 'type',
  checked: 'checked',
};

/**
 * Parses clipboard HTML without the DOM: no script runs and no picture is fetched. The work is linear in the length of
 * the HTML. Unlike the parser of a browser, this one does not copy elements to repair wrong nesting.
 *
 * @throws {TooMuchHtml} before the limits are exceeded in memory
 */
export function readHtml(html: string, budget: Budget): Root {
  if (html.length > pasteLimits.characters)
    throw new TooMuchHtml(`Over ${pasteLimits.characters} characters`);
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      budget.spend(1);
      if (open.length > pasteLimits.depth) throw new TooMuchHtml(`Over ${pasteLimits.depth} deep`);
      const element: Element = {
        type: 'element',
        tagName: name,
        properties: keptProperties(attributes),
        children: [],
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      const siblings = open.at(-1)?.children;
      const last = siblings?.at(-1);
      // A no-break space becomes a space.
      const value = text.replaceAll('\u00a0', ' ');
      if (last?.type === 'text') last.value += value;
      else siblings?.push({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}

function keptProperties(attributes: Record<string, string>): Element['properties'] {
  const properties: Element['properties'] = {};
  for (const [name, property] of Object.entries(keptAttributes)) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (property === 'className') properties[property] = value.split(/\s+/);
    else properties[property] = property === 'checked' ? true : value;
  }
  return properties;
}

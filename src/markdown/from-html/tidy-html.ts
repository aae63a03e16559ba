import type { Element, ElementContent, Root, RootContent } from 'hast';
import { type Emphasis, emphasisOf, styleOf } from './element-style.ts';
import { joinPhrases } from './join-phrases.ts';
import { raised } from './raised-characters.ts';
import type { Budget } from './read-html.ts';
import { tidyTable } from './tidy-tables.ts';
import { elementOf, withWordLists } from './word-lists.ts';

/** The number of elements that were left out, because the browser of a reader cannot load them. */
export type OmittedElements = { pictures: number };

/** Which URLs a text keeps, and as what; null for one that a reader can't open. */
export type UrlRules = {
  link: (url: string) => string | null;
  picture: (url: string) => string | null;
};

export type TidyOptions = {
  budget: Budget;
  omitted: OmittedElements;
  /** Those of a paste by default. */
  urls?: UrlRules;
  /** Whether films, sounds and frames of other sites become links to them, and not nothing. */
  linksEmbeds?: boolean;
};

/** The ancestors of an element that change how it is converted. */
type Around = { emphasis: ReadonlySet<Emphasis>; isHeading: boolean };

/**
 * Normalizes the HTML of a clipboard: emphasis from styles, lists that Word writes as paragraphs, links and pictures
 * with URLs that a reader can open, and headings below the title of the post.
 */
export function tidyHtml(root: Root, options: TidyOptions): Root {
  const around: Around = { emphasis: new Set(), isHeading: false };
  const tidied: Root = { type: 'root', children: tidyAll(root.children, around, options) };
  const highest = highestHeading(tidied);
  if (highest === 1) lowerHeadings(tidied);
  return tidied;
}

/** Elements whose content is not part of the text. */
const droppedElements = new Set(
  'audio button canvas embed head iframe input map math meta noscript object script select style svg template textarea title video xml'.split(
    ' ',
  ),
);

/** Elements that show something of another place. */
const embeds = new Set(['audio', 'embed', 'iframe', 'video']);

const matching = (pattern: RegExp) => (url: string) => (pattern.test(url.trim()) ? url : null);

/** In a paste. */
const pastedUrls: UrlRules = {
  link: matching(/^(https?:\/\/|mailto:|tel:)/i),
  picture: matching(/^https:\/\//i),
};

function tidyAll(
  nodes: readonly RootContent[],
  around: Around,
  options: TidyOptions,
): ElementContent[] {
  const tidied = withWordLists(nodes).flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? tidyElement(node, around, options) : [];
  });
  return joinPhrases(tidied);
}

function tidyElement(element: Element, around: Around, options: TidyOptions): ElementContent[] {
  const { tagName, properties } = element;
  const urls = options.urls ?? pastedUrls;
  if (options.linksEmbeds && embeds.has(tagName)) return linkToEmbed(element, urls);
  // Of a task list; hast-util-to-mdast takes it at the start of an item.
  if (tagName === 'input' && properties.type === 'checkbox') return [element];
  if (droppedElements.has(tagName) || isHidden(element)) return [];
  const inside = (next: Around = around) => tidyAll(element.children, next, options);
  switch (tagName) {
    case 'img':
      return tidyPicture(element, options.omitted, urls);
    case 'a': {
      const href = typeof properties.href === 'string' ? urls.link(properties.href) : null;
      return href === null
        ? inside()
        : [{ ...element, properties: { ...properties, href }, children: inside() }];
    }
    case 'figure':
      return [withCaption({ ...element, children: inside() })];
    case 'table':
      return tidyTable({ ...element, children: inside() }, options.budget);
    case 'ul':
    case 'ol':
      return tidyList({ ...element, children: inside() });
    case 'sub':
    case 'sup':
      return raised(element) ?? inside();
    case 'li':
      return [{ ...element, children: [...checkboxOf(element), ...inside()] }];
    case 'pre':
      return [element];
    case 'code':
      return [element];
  }
  const level = headingLevelOf(element);
  if (level) return [elementOf(`h${level}`, inside({ ...around, isHeading: true }))];
  const added = emphasisOf(element).filter(
    (one) => !around.emphasis.has(one) && !(one === 'strong' && around.isHeading),
  );
  // Markdown has no emphasis around paragraphs.
  if (emphasisTags.has(tagName) && (added.length === 0 || hasBlock(element))) return inside();
  const emphasis = new Set([...around.emphasis, ...added]);
  const children = inside({ ...around, emphasis });
  if (!emphasisTags.has(tagName)) return [{ ...element, children }];
  return added.reduce<ElementContent[]>((content, one) => [elementOf(one, content)], children);
}

/** Elements that only carry emphasis. Each is replaced by the emphasis that it means, or by its content. */
const emphasisTags = new Set(['b', 'strong', 'i', 'em', 's', 'strike', 'del', 'span', 'font']);

const blocks = /^(?:p|div|h[1-6]|ul|ol|blockquote|pre|table|figure|hr)$/;

function hasBlock(element: Element): boolean {
  return element.children.some(
    (child) => child.type === 'element' && (blocks.test(child.tagName) || hasBlock(child)),
  );
}

function isHidden(element: Element): boolean {
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
}

/**
 * Returns the level of a heading, 1 to 6; 0 for other elements. Also for the title of Word, and for headings of Word on
 * the web, which are paragraphs.
 */
function headingLevelOf({ tagName, properties }: Element): number {
  const byTag = /^h([1-6])$/.exec(tagName)?.[1];
  if (byTag) return Number(byTag);
  const { className } = properties;
  if (Array.isArray(className) && className.includes('MsoTitle')) return 1;
  if (properties.role !== 'heading') return 0;
  return Math.min(Math.max(Number(properties.ariaLevel) || 2, 1), 6);
}

/**
 * Removes a picture that is embedded, on the disk of the writer or in their mail: it has no URL that a reader can open.
 */
function tidyPicture(element: Element, omitted: OmittedElements, urls: UrlRules): ElementContent[] {
  const { src } = element.properties;
  const url = typeof src === 'string' ? urls.picture(src) : null;
  if (url !== null) return [{ ...element, properties: { ...element.properties, src: url } }];
  omitted.pictures += 1;
  return [];
}

/** The caption of a figure with one picture becomes the picture's title, which Markdown shows as its caption. */
function withCaption(figure: Element): Element {
  const [picture, another] = elementsIn(figure, 'img');
  const [caption] = elementsIn(figure, 'figcaption');
  const title = caption ? textIn(caption).trim().replace(/\s+/g, ' ') : '';
  if (!picture || another || title === '') return figure;
  return { ...figure, children: [{ ...picture, properties: { ...picture.properties, title } }] };
}

function elementsIn(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}

function textIn(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textIn(child) : '';
    })
    .join('');
}

/** The URL is of the element, or of the first source in it. */
function linkToEmbed(element: Element, urls: UrlRules): ElementContent[] {
  const sources = [element, ...element.children].flatMap((node) =>
    node.type === 'element' && typeof node.properties.src === 'string' ? node.properties.src : [],
  );
  const href = sources[0] === undefined ? null : urls.link(sources[0]);
  if (href === null) return [];
  const link = elementOf('a', [{ type: 'text', value: href }]);
  link.properties = { href };
  return [elementOf('p', [link])];
}

/** A list whose items are pictures is a gallery, and each picture a paragraph with its caption. */
function tidyList(list: Element): Element[] {
  const items = list.children.filter((child) => child.type === 'element');
  const isGallery =
    items.length > 0 &&
    items.every((item) => elementsIn(item, 'img').length === 1 && textIn(item).trim() === '');
  return isGallery
    ? items.map((item) => elementOf('p', item.children))
    : [{ ...list, children: nestedInItems(list.children) }];
}

/** Moves a nested list into its item. Google Docs puts it beside the item. */
function nestedInItems(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const isList = child.type === 'element' && (child.tagName === 'ul' || child.tagName === 'ol');
    const last = result.findLast((one) => one.type === 'element');
    if (isList && last?.type === 'element' && last.tagName === 'li') last.children.push(child);
    else result.push(child);
  }
  return result;
}

/** Google Docs writes the checkboxes of tasks as pictures. `aria-checked` says which are checked. */
function checkboxOf({ properties }: Element): Element[] {
  if (properties.role !== 'checkbox') return [];
  const checkbox = elementOf('input', []);
  checkbox.properties = { type: 'checkbox', checked: properties.ariaChecked === 'true' };
  return [checkbox];
}

function headingsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return /^h[1-6]$/.test(child.tagName) ? [child] : headingsOf(child);
  });
}

function highestHeading(root: Root): number {
  return Math.min(...headingsOf(root).map(({ tagName }) => Number(tagName[1])));
}

/** Moves all headings one level down, because level 1 is the title of the post. */
function lowerHeadings(root: Root): void {
  for (const heading of headingsOf(root))
    heading.tagName = `h${Math.min(Number(heading.tagName[1]) + 1, 6)}`;
}

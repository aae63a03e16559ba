import { reviewLimits } from '../../domain/reviews/shared/review-limits.ts';
import type { ReviewData } from './review-data.ts';
import type { Part } from './review-drafts.ts';

/**
 * Finds the elements that a reviewer can write about, and marks them.
 *
 * @returns the part of each element
 */
export function findWritableParts(data: ReviewData): ReadonlyMap<Element, Part> {
  const parts = new Map<Element, Part>();
  const add = (element: Element | null, part: Part) => {
    if (!(element instanceof HTMLElement) || part.original.length > reviewLimits.text) return;
    parts.set(element, part);
    element.classList.add('can-write');
    element.tabIndex = 0;
    element.title = data.words.write;
  };
  const heading = document.querySelector('article h1');
  add(heading, { field: 'title', index: 0, original: data.title });
  if (data.description)
    add(heading?.nextElementSibling ?? null, {
      field: 'description',
      index: 0,
      original: data.description,
    });
  for (const element of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const index = Number(element.dataset.block);
    const original = data.blocks[index];
    if (original?.trim()) add(element, { field: 'content', index, original });
  }
  return parts;
}

/** Calls `open` on a tap on a part, and on Enter while it has the focus. */
export function onPartChosen(parts: ReadonlyMap<Element, Part>, open: (part: Part) => void): void {
  addEventListener('click', (event) => {
    const { target } = event;
    // A heading links to itself; a tap on it is about the heading.
    if (!(target instanceof Element) || target.closest('a:not(.heading-anchor), button, dialog'))
      return;
    const part = parts.get(target.closest('.can-write') ?? target);
    // A reader who selects words to copy them does not want to write.
    if (!part || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    open(part);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
    const part = parts.get(event.target);
    if (!part) return;
    event.preventDefault();
    open(part);
  });
}

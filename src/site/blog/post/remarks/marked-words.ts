import type { ReviewedField } from '../../../../domain/reviews/shared/remark.ts';
import { readerLimits } from '../../../../domain/reviews/shared/review-limits.ts';

/** Words that a reader marked, as the API takes them. */
export type MarkedWords = {
  field: ReviewedField;
  /** The number of their block, which tells it from an equal one. */
  index: number;
  /** The text of their block in one line. */
  passage: string;
  words: string;
  /** How often the words stand before in the passage. */
  occurrence: number;
};

export type Marked = MarkedWords & { block: Element; range: Range };

/** What the reading tools and this script add to the text. */
const tools = '.text-size, .report-mistake';

/**
 * The marked words of an article. Of a selection that goes over several blocks, they are those in the first.
 *
 * @returns null where nothing of an article is selected, or more than anybody marks for a mistake
 */
export function readMarkedWords(): Marked | null {
  const selection = getSelection();
  const text = document.querySelector('#post-text');
  if (!text || !selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const place = placeOf(range.startContainer, text);
  if (!place) return null;
  const { block } = place;
  if (!block.contains(range.endContainer)) range.setEnd(block, block.childNodes.length);
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const words = inOneLine(range.toString());
  const passage = inOneLine(block.textContent ?? '');
  if (
    !words ||
    words.length > readerLimits.words ||
    passage.length > readerLimits.passage ||
    !passage.includes(words)
  )
    return null;
  const occurrence = inOneLine(before.toString()).split(words).length - 1;
  return { ...place, passage, words, occurrence, range };
}

function placeOf(node: Node, text: Element) {
  const heading = document.querySelector('article h1');
  const description = heading?.nextElementSibling;
  if (heading?.contains(node)) return { field: 'title', index: 0, block: heading } as const;
  if (description?.contains(node))
    return { field: 'description', index: 0, block: description } as const;
  const blocks = [...text.children].filter((child) => !child.matches(tools));
  const index = blocks.findIndex((child) => child.contains(node));
  const block = blocks[index];
  // A button stands beside code.
  return block ? ({ field: 'content', index, block: codeIn(block) } as const) : null;
}

function codeIn(block: Element): Element {
  return (block.matches('.copyable') && block.querySelector('pre')) || block;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

import { placeMarks } from './marks.ts';
import type { Place, SegmentedMarkdown } from './segment-markdown.ts';
import { stands } from './stands.ts';
import { type Strictness, writeInline } from './write-inline.ts';

/**
 * The Markdown with other texts in place of its segments. Whatever a text holds, the blocks stay what they are, and what
 * its marks stand for comes back whole: signs that would change the syntax are escaped, and marks that stand wrong are
 * left out.
 *
 * @param texts one for each segment; an undefined or empty one keeps the source's text
 */
export function fillSegments(
  segmented: SegmentedMarkdown,
  texts: readonly (string | undefined)[],
): string {
  const { markdown, places } = segmented;
  let filled = '';
  let read = 0;
  places.forEach((place, index) => {
    const text = texts[index];
    const line = text === undefined ? null : fillPlace(segmented, index, place, text);
    if (line === null) return;
    filled += markdown.slice(read, place.from) + line;
    read = place.to;
  });
  return filled + markdown.slice(read);
}

/** The least strict writing that stands; null where there is none, as for an empty text. */
function fillPlace(
  { segments, labels }: SegmentedMarkdown,
  index: number,
  place: Place,
  text: string,
): string | null {
  const { parts } = placeMarks(segments[index]?.marks ?? [], text);
  for (const strictness of strictnesses) {
    const inline = writeInline(parts, place.leaf, strictness);
    if (inline.text.trim() === '') return null;
    if (!stands(inline, place, labels)) continue;
    // A backslash would escape the bar that ends a cell.
    const end = inline.text.endsWith('\\') ? ' ' : '';
    return inline.text.split('\n').join(`\n${place.continuation}`) + end;
  }
  return null;
}

const strictnesses: readonly Strictness[] = ['nothing', 'syntax', 'punctuation'];
